import { type ReactNode, useSyncExternalStore } from 'react';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { useFormTexts } from '../../form/form-texts.ts';
import { useRecordAbsence } from '../../layout/record-title.ts';
import { FormSkeleton } from '../../layout/skeleton-shapes.tsx';
import { RecordAbsence } from '../record-absence.tsx';
import { useHeldRows } from '../record-context.ts';
import { RowForm } from './row-form.tsx';
import type { OpenedRow, useOpenedRow } from './use-opened-row.ts';

interface RowBodyProps {
  readonly row: OpenedRow;
  readonly opened: ReturnType<typeof useOpenedRow>;
  /** Shown above the form, once it is there. */
  readonly children?: ReactNode;
}

/** The form of an open row, or why it is missing. */
export function RowBody({ row, opened, children }: RowBodyProps): ReactNode {
  const { collection, tabAddress, id, tab } = row;
  const { found, place, isGone, tryAgain } = opened;
  const { t } = useFormTexts();
  const held = useHeldRows();
  const isOffered = useSyncExternalStore(held.subscribe, () => held.isOffered(id));
  const absence = found && 'absence' in found && !isOffered ? found.absence : undefined;
  useRecordAbsence(id, absence && t(`record.crumb.${absence}`));
  if (!found) return <FormSkeleton />;
  if ('absence' in found && found.absence === 'missing' && isOffered)
    return <EmptyState role="status" title={t('draft.rowTitle')} cause={t('draft.row')} ways={null} />;
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
      <RowForm collection={collection} place={place} address={`${tabAddress}/${id}`} tab={tab} />
    </>
  );
}
