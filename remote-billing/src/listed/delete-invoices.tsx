import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteInvoicesDocument } from '../generated/operations.ts';

/** Deletes the selected drafts, whose time can be billed again; an invoice with a number stays, with a message. */
export function DeleteInvoices(props: BulkActionProps) {
  const { t } = useTexts('billing');
  return <DeleteRows {...props} document={DeleteInvoicesDocument} item={t('invoices.item')} />;
}
