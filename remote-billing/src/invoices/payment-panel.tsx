import { useState } from 'react';
import { paymentRules, priceText } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import { errorsOf, fieldsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { CurrencyField, DateField, InlineForm, SubmitButton, TextField } from 'shared-ui/form';
import { ReceivePaymentDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { useStep } from './use-steps.ts';

interface PaymentPanelProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const rules = fieldsOf(paymentRules);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Records a payment of an invoice; the open amount is proposed. */
export function PaymentPanel({ invoice, onClose, onDone }: PaymentPanelProps) {
  const { t, language } = useTexts('billing');
  const step = useStep();
  // The same id on another try: a payment that did arrive is not noted twice.
  const [paymentId] = useState(() => crypto.randomUUID());
  const { id, revision, openAmount } = invoice;
  return (
    <SlideInPage opened title={t('invoices.payments.receive')} onClose={onClose}>
      <InlineForm
        className={classes['payment']}
        initialValues={{ date: today(), amount: openAmount, reference: null }}
        allowsPristine
        validate={(values) => errorsOf(rules, values, language)}
        onSubmit={async (values) => {
          const reference = textOf(values['reference']).trim() || null;
          const [date, amount] = [textOf(values['date']), textOf(values['amount'])];
          onDone(await step(ReceivePaymentDocument, { id, revision, paymentId, date, amount, reference }));
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>
              {t('invoices.payments.open', { amount: priceText(openAmount) })}
            </p>
            <DateField name="date" label={t('invoices.payments.receivedOn')} required />
            <CurrencyField name="amount" label={t('invoices.payments.amount')} required />
            <TextField
              name="reference"
              label={t('invoices.payments.reference')}
              hint={t('invoices.payments.referenceHint')}
            />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{t('invoices.payments.note')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
