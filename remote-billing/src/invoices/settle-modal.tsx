import { useState } from 'react';
import { today } from 'shared-contracts/days';
import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { DayInput } from 'shared-ui/form';
import { PayInvoiceDocument, SendInvoiceDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { useStep } from './use-steps.ts';

interface SettleModalProps {
  readonly invoice: InvoiceRecord;
  readonly step: 'pay' | 'send';
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const steps = {
  pay: { document: PayInvoiceDocument, of: ({ paidDate }: InvoiceRecord) => paidDate },
  send: { document: SendInvoiceDocument, of: ({ sentDate }: InvoiceRecord) => sentDate },
} as const;

/** Asks on which day an invoice was sent or paid; no day takes it back. */
export function SettleModal({ invoice, step: name, onClose, onDone }: SettleModalProps) {
  const { t } = useTexts('billing');
  const step = useStep();
  const { document, of } = steps[name];
  const [day, setDay] = useState(of(invoice) ?? today());
  const settle = async () => {
    const { id, revision } = invoice;
    onDone(await step(document, { id, revision, date: day || null }));
  };
  return (
    <ConfirmModal
      opened
      title={t(`invoices.step.${name}Title`)}
      confirmLabel={t(`invoices.step.${day ? name : `un${name}`}`)}
      onConfirm={settle}
      onClose={onClose}
    >
      <div className={classes['asked']}>
        <span>{t('invoices.step.day')}</span>
        <DayInput label={t(`invoices.step.${name}Title`)} day={day} onDay={setDay} />
      </div>
    </ConfirmModal>
  );
}
