import { errorMessage } from 'shared-contracts/client';
import type { MasterDataDeclaration } from 'shared-contracts/master-data';
import { useTexts } from 'shared-ui';
import { HistoryPanel } from 'shared-ui/form';
import { useQuery } from 'urql';
import { RecordHistoryDocument } from '../generated/operations.ts';

interface MasterDataHistoryProps {
  readonly declaration: MasterDataDeclaration;
  readonly recordId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Who changed a record, when and what; asked for when it is opened. */
export function MasterDataHistory({ declaration, recordId, opened, onClose }: MasterDataHistoryProps) {
  const { t } = useTexts('admin');
  const [{ data, error }, ask] = useQuery({
    query: RecordHistoryDocument,
    variables: { recordKind: declaration.kind, recordId },
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
      labelOf={(field) => t(`masterData.field.${field}`)}
    />
  );
}
