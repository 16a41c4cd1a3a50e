import { hasUnsavedChanges, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { FinalizeInvoiceDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { useStep } from './use-steps.ts';

interface FinalizeModalProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

/** Asks before a draft gets its number, and explains what that means. */
export function FinalizeModal({ invoice, onClose, onDone }: FinalizeModalProps) {
  const { t } = useTexts('billing');
  const step = useStep();
  const finalize = async () => {
    if (hasUnsavedChanges()) throw new Error(t('invoices.step.saveFirst'));
    onDone(await step(FinalizeInvoiceDocument, { id: invoice.id, revision: invoice.revision }));
  };
  return (
    <ConfirmModal
      opened
      title={t('invoices.step.finalizeTitle')}
      confirmLabel={t('invoices.step.finalize')}
      onConfirm={finalize}
      onClose={onClose}
    >
      <p>{t('invoices.step.finalizeText', { year: invoice.invoiceDate.slice(0, 4) })}</p>
    </ConfirmModal>
  );
}
