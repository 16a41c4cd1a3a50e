import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteClientsDocument } from '../generated/operations.ts';

/** Deletes the selected associates with their contacts. */
export function DeleteAssociates(props: BulkActionProps) {
  const { t } = useTexts('associates');
  return <DeleteRows {...props} document={DeleteClientsDocument} item={t('item')} />;
}
