import { useState } from 'react';
import { today } from 'shared-contracts/days';
import { hasUnsavedChanges, useTexts } from 'shared-ui';
import { ConfirmModal, ReasonInput } from 'shared-ui/confirm';
import { DayInput } from 'shared-ui/form';
import { ReverseInvoiceDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { useStep } from './use-steps.ts';

interface ReverseModalProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  /** Called with the invoice that cancels this one. */
  readonly onDone: (reversal: InvoiceRecord) => void;
}

/** Asks when and why a bill is cancelled, and explains what that means. */
export function ReverseModal({ invoice, onClose, onDone }: ReverseModalProps) {
  const { t } = useTexts('billing');
  const step = useStep();
  const [date, setDate] = useState(today);
  const [reason, setReason] = useState('');
  // The same id on another try: a reversal that did arrive is not made twice.
  const [reversalId] = useState(() => crypto.randomUUID());
  const reverse = async () => {
    if (hasUnsavedChanges()) throw new Error(t('invoices.step.saveFirst'));
    if (!date) throw new Error(t('invoices.step.dayNeeded'));
    if (!reason.trim()) throw new Error(t('invoices.step.reasonNeeded'));
    const { id, revision } = invoice;
    onDone(await step(ReverseInvoiceDocument, { id, revision, reversalId, date, reason: reason.trim() }));
  };
  return (
    <ConfirmModal
      opened
      isDangerous
      title={t('invoices.step.reverseTitle', { number: invoice.number ?? '' })}
      confirmLabel={t('invoices.step.reverse')}
      onConfirm={reverse}
      onClose={onClose}
    >
      <p>{t('invoices.step.reverseText')}</p>
      <div className={classes['asked']}>
        <span>{t('invoices.step.reverseDate')}</span>
        <DayInput label={t('invoices.step.reverseDate')} day={date} onDay={setDate} />
      </div>
      <ReasonInput label={t('invoices.step.reverseReason')} reason={reason} onReason={setReason} />
    </ConfirmModal>
  );
}
