import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteContactsDocument } from '../generated/operations.ts';

/** Deletes the selected contacts with their telephone numbers. */
export function DeleteContacts(props: BulkActionProps) {
  const { t } = useTexts('associates');
  return <DeleteRows {...props} document={DeleteContactsDocument} item={t('contact.item')} />;
}
