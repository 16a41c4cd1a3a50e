import type { ReactNode } from 'react';
import { FormSkeleton } from '../../feedback/skeleton-shapes.tsx';
import { RecordAbsence } from '../record-absence.tsx';
import { RowForm } from './row-form.tsx';
import type { OpenedRow, useOpenedRow } from './use-opened-row.ts';

interface RowBodyProps {
  readonly row: OpenedRow;
  readonly opened: ReturnType<typeof useOpenedRow>;
  /** Whether it stands within the record's own form, and not on a page that slid in over it. */
  readonly isWithin?: boolean;
  /** What stands above the form, once it is there. */
  readonly children?: ReactNode;
}

/** The form of a row that is open, or why it is not there. */
export function RowBody({ row, opened, isWithin = false, children }: RowBodyProps): ReactNode {
  const { collection, tabAddress, id, tab } = row;
  const { found, place, isGone, tryAgain } = opened;
  if (!found) return <FormSkeleton />;
  if ('absence' in found)
    return (
      <RecordAbsence
        kind={found.absence}
        message={found.message}
        onTryAgain={found.absence === 'failed' ? tryAgain : undefined}
      />
    );
  if (!place || isGone) return null;
  return (
    <>
      {children}
      <RowForm
        collection={collection}
        place={place}
        address={`${tabAddress}/${id}`}
        tab={tab}
        isWithin={isWithin}
      />
    </>
  );
}
