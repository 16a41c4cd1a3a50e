import { type ReactNode, useState } from 'react';
import { priceText } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import type { FieldError } from 'shared-contracts/errors';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { CurrencyField, DateField, type FormValues, InlineForm, SubmitButton } from 'shared-ui/form';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';

/** What a person says of a part of a bill's open amount; a text that is missing is ''. */
interface OpenAmountInput {
  readonly id: string;
  readonly revision: number;
  /** The same on another try: what did arrive is not written twice. */
  readonly paymentId: string;
  readonly date: string;
  readonly amount: string;
}

interface OpenAmountPanelProps {
  readonly invoice: InvoiceRecord;
  readonly title: string;
  readonly dateLabel: string;
  /** The label of the button. */
  readonly act: string;
  /** Says more of what the step does. */
  readonly hint?: string;
  readonly validate: (values: FormValues) => readonly FieldError[];
  /** `text` is that of the field below the amount, null while it is empty. */
  readonly onSubmit: (input: OpenAmountInput, text: string | null) => Promise<void>;
  readonly onClose: () => void;
  /** The name of the field below the amount. */
  readonly textName: string;
  readonly children: ReactNode;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A form for what happens to the open amount of a bill, or to a part of it: it is proposed, dated today. */
export function OpenAmountPanel(props: OpenAmountPanelProps) {
  const { invoice, title, dateLabel, act, hint, validate, onSubmit, onClose, textName, children } = props;
  const { t } = useTexts('billing');
  const [paymentId] = useState(() => crypto.randomUUID());
  const { id, revision, openAmount } = invoice;
  return (
    <SlideInPage opened title={title} onClose={onClose}>
      <InlineForm
        className={classes['payment']}
        initialValues={{ date: today(), amount: openAmount, [textName]: null }}
        allowsPristine
        validate={validate}
        onSubmit={(values) => {
          const [date, amount] = [textOf(values['date']), textOf(values['amount'])];
          return onSubmit({ id, revision, paymentId, date, amount }, textOf(values[textName]) || null);
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>
              {t('invoices.payments.open', { amount: priceText(openAmount) })}
            </p>
            {hint && <p className={classes['hint']}>{hint}</p>}
            <DateField name="date" label={dateLabel} required />
            <CurrencyField name="amount" label={t('invoices.payments.amount')} required />
            {children}
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{act}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
