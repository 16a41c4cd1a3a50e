import { useState } from 'react';
import { hasUnsavedChanges, useTexts } from 'shared-ui';
import { ConfirmModal, ReasonInput } from 'shared-ui/confirm';
import { FinalizeInvoiceDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { useStep } from './use-steps.ts';

interface FinalizeModalProps {
  readonly invoice: InvoiceRecord;
  /** Objections to its date, in sentences: an administrator gives the reason why it is dated so. */
  readonly faults: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

/** Asks before a draft gets its number, and explains what that means. */
export function FinalizeModal({ invoice, faults, onClose, onDone }: FinalizeModalProps) {
  const { t, language } = useTexts('billing');
  const step = useStep();
  const [reason, setReason] = useState('');
  const finalize = async () => {
    if (hasUnsavedChanges()) throw new Error(t('invoices.step.saveFirst'));
    const dateReason = reason.trim() || null;
    if (faults.length > 0 && !dateReason) throw new Error(t('invoices.step.dateReasonNeeded'));
    const { id, revision } = invoice;
    onDone(await step(FinalizeInvoiceDocument, { id, revision, dateReason }));
  };
  return (
    <ConfirmModal
      opened
      title={t('invoices.step.finalizeTitle')}
      confirmLabel={t('invoices.step.finalize')}
      onConfirm={finalize}
      onClose={onClose}
    >
      <p>
        <strong>
          {t('invoices.step.finalizes', {
            client: invoice.client.name,
            total: moneyText(invoice.total, language),
            tax: moneyText(invoice.tax, language),
          })}
        </strong>
      </p>
      <p>{t('invoices.step.finalizeText', { year: invoice.invoiceDate.slice(0, 4) })}</p>
      {faults.length > 0 && (
        <>
          {faults.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <ReasonInput label={t('invoices.step.dateReason')} reason={reason} onReason={setReason} />
        </>
      )}
    </ConfirmModal>
  );
}
