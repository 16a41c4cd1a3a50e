import { errorMessage } from 'shared-contracts/client';
import type { RecordKind } from 'shared-contracts/graphql';
import { HistoryPanel } from 'shared-ui/form';
import { useQuery } from 'urql';
import { RecordHistoryDocument } from '../generated/operations.ts';

interface RecordHistoryProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** A field's label. */
  readonly labelOf: (field: string) => string;
}

/** Who changed a record, when and what; asked for when it is opened. */
export function RecordHistory({ kind, recordId, opened, onClose, labelOf }: RecordHistoryProps) {
  const [{ data, error }, ask] = useQuery({
    query: RecordHistoryDocument,
    variables: { recordKind: kind, recordId },
    pause: !opened,
    requestPolicy: 'cache-and-network',
  });
  return (
    <HistoryPanel
      opened={opened}
      onClose={onClose}
      entries={data?.history}
      error={error && !data ? (errorMessage(error) ?? '') : undefined}
      onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      labelOf={labelOf}
    />
  );
}
