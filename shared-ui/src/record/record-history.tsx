import { useMemo } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { RecordKind } from 'shared-contracts/graphql';
import { useQuery } from 'urql';
import { HistoryList } from '../form/history/history-list.tsx';
import type { WordOf } from '../form/history/shown-value.ts';
import { RecordHistoryDocument } from '../generated/operations.ts';
import { ExternalIdList } from './related/external-id-list.tsx';

interface RecordHistoryProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  /** A field's label. */
  readonly labelOf: (field: string) => string;
  /** The label of a fixed value of a field, if only the form knows it. */
  readonly wordOf?: WordOf | undefined;
}

/** The changes of a record with author and time, below its ids in other systems; requested each time it is shown. */
export function RecordHistory({ kind, recordId, labelOf, wordOf }: RecordHistoryProps) {
  const [{ data, error }, ask] = useQuery({
    query: RecordHistoryDocument,
    variables: { recordKind: kind, recordId },
    requestPolicy: 'cache-and-network',
  });
  const entries = useMemo(() => data?.history.map((entry) => ({ ...entry, recordKind: kind })), [data, kind]);
  return (
    <>
      <ExternalIdList ids={data?.externalIds ?? []} heading="p" />
      <HistoryList
        entries={entries}
        error={error && !data ? (errorMessage(error) ?? '') : undefined}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        labelOf={labelOf}
        wordOf={wordOf}
      />
    </>
  );
}
