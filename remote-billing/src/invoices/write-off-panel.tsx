import { useState } from 'react';
import { priceText, writeOffRules } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import { errorsOf, fieldsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { CurrencyField, DateField, InlineForm, SubmitButton, TextField } from 'shared-ui/form';
import { WriteOffInvoiceDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { useStep } from './use-steps.ts';

interface WriteOffPanelProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const rules = fieldsOf(writeOffRules);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Writes off what a client will never pay of a bill; the open amount is proposed. */
export function WriteOffPanel({ invoice, onClose, onDone }: WriteOffPanelProps) {
  const { t, language } = useTexts('billing');
  const step = useStep();
  // The same id on another try: a write-off that did arrive is not made twice.
  const [paymentId] = useState(() => crypto.randomUUID());
  const { id, revision, openAmount } = invoice;
  return (
    <SlideInPage opened title={t('invoices.writeOff.title')} onClose={onClose}>
      <InlineForm
        className={classes['payment']}
        initialValues={{ date: today(), amount: openAmount, reason: null }}
        allowsPristine
        validate={(values) => errorsOf(rules, values, language)}
        onSubmit={async (values) => {
          const [date, amount, reason] = ['date', 'amount', 'reason'].map((name) => textOf(values[name]));
          onDone(
            await step(WriteOffInvoiceDocument, {
              ...{ id, revision, paymentId },
              ...{ date: date ?? '', amount: amount ?? '', reason: reason ?? '' },
            }),
          );
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>
              {t('invoices.payments.open', { amount: priceText(openAmount) })}
            </p>
            <p className={classes['hint']}>{t('invoices.writeOff.what')}</p>
            <DateField name="date" label={t('invoices.writeOff.date')} required />
            <CurrencyField name="amount" label={t('invoices.payments.amount')} required />
            <TextField
              name="reason"
              label={t('invoices.payments.reason')}
              hint={t('invoices.writeOff.reasonHint')}
              required
            />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{t('invoices.writeOff.write')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
