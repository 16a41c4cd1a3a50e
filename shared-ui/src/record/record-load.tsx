import type { ReactNode } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { Address } from 'shared-contracts/routes';
import type { UseQueryResponse } from 'urql';
import { useFormTexts } from '../form/form-texts.ts';
import { useRecordAbsence } from '../layout/record-title.ts';
import { ScreenSkeleton } from '../layout/skeleton-shapes.tsx';
import { type Absence, RecordAbsence } from './record-absence.tsx';
import { absenceOf } from './rows/row-absent.ts';

interface RecordLoadProps<TRecord> {
  /** The record's id, as in the address. */
  readonly id: string;
  /** A query that names its record `record`. */
  readonly query: UseQueryResponse<{ readonly record?: TRecord | null }, { id: string }>;
  /** The address of the list of such records. */
  readonly list?: Address | undefined;
  /** The text where there is no such record, as far as the person may know. */
  readonly missingAs?: Absence | undefined;
  readonly children: (record: TRecord) => ReactNode;
}

/** Shows a record once it has come; until then how far it is, and what went wrong with the ways on from there. */
export function RecordLoad<TRecord>({
  id,
  query,
  list,
  missingAs = 'missing',
  children,
}: RecordLoadProps<TRecord>) {
  const { t } = useFormTexts();
  const [{ data, error, fetching }, ask] = query;
  const record = data?.record;
  const absence = record || fetching ? undefined : absenceOf(error);
  const kind = absence === 'missing' ? missingAs : absence;
  useRecordAbsence(id, kind && t(`record.crumb.${kind}`));
  if (record) return children(record);
  if (!kind) return <ScreenSkeleton />;
  return (
    <RecordAbsence
      kind={kind}
      list={list}
      message={absence === 'missing' ? undefined : errorMessage(error)}
      onTryAgain={kind === 'failed' ? () => ask({ requestPolicy: 'network-only' }) : undefined}
    />
  );
}
