import { errorMessage } from 'shared-contracts/client';
import type { RecordKind } from 'shared-contracts/graphql';
import { useQuery } from 'urql';
import { HistoryList } from '../form/history-list.tsx';
import { RecordHistoryDocument } from '../generated/operations.ts';

interface RecordHistoryProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  /** A field's label. */
  readonly labelOf: (field: string) => string;
}

/** Who changed a record, when and what; asked for each time it is shown. */
export function RecordHistory({ kind, recordId, labelOf }: RecordHistoryProps) {
  const [{ data, error }, ask] = useQuery({
    query: RecordHistoryDocument,
    variables: { recordKind: kind, recordId },
    requestPolicy: 'cache-and-network',
  });
  return (
    <HistoryList
      entries={data?.history}
      error={error && !data ? (errorMessage(error) ?? '') : undefined}
      onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      labelOf={labelOf}
    />
  );
}
