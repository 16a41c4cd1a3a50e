import type { ReactNode } from 'react';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import type { UseQueryResponse } from 'urql';

interface RecordLoadProps<TRecord> {
  /** A query that names its record `record`. */
  readonly query: UseQueryResponse<{ readonly record?: TRecord | null }, { id: string }>;
  readonly children: (record: TRecord) => ReactNode;
}

/** Shows a record once it has come; until then how far it is, and what went wrong with a way to try again. */
export function RecordLoad<TRecord>({ query, children }: RecordLoadProps<TRecord>) {
  const { t } = useTexts('admin');
  const [{ data, error, fetching }, ask] = query;
  if (data?.record) return children(data.record);
  if (fetching) return <Skeleton height={240} />;
  const isMissing = !error || errorExtensions(error)?.code === 'NOT_FOUND';
  return (
    <DataErrorBar
      message={isMissing ? t('record.notFound') : errorMessage(error)}
      onTryAgain={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
