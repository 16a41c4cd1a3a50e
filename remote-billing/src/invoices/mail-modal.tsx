import { useState } from 'react';
import { recipientsRule } from 'shared-contracts/billing';
import { fieldsOf, validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { PlainInput } from 'shared-ui/form';
import { MailInvoiceDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { useStep } from './use-steps.ts';

interface MailModalProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const recipients = fieldsOf({ to: recipientsRule });

/** Asks for the address that an invoice is mailed to as PDF; the client's own is filled in. */
export function MailModal({ invoice, onClose, onDone }: MailModalProps) {
  const { t, language } = useTexts('billing');
  const step = useStep();
  const [to, setTo] = useState(invoice.client.email ?? '');
  const send = async () => {
    const checked = validate(recipients, { to }, language);
    if (!checked.valid) throw new Error(checked.errors[0]?.message);
    const { id, revision } = invoice;
    onDone(await step(MailInvoiceDocument, { id, revision, to: checked.value.to }));
  };
  return (
    <ConfirmModal
      opened
      title={t('invoices.step.mailTitle', { number: invoice.number ?? '' })}
      confirmLabel={t('invoices.step.mail')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        {invoice.receiptCount > 0
          ? t('invoices.step.mailReceipts', { count: invoice.receiptCount })
          : t('invoices.step.mailText')}
      </p>
      <label className={classes['asked']}>
        {t('invoices.step.mailTo')}
        <PlainInput
          className={classes['whole']}
          type="text"
          inputMode="email"
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </label>
    </ConfirmModal>
  );
}
