import type { ReactNode } from 'react';
import { chargeText, discountValidator } from 'shared-contracts/billing';
import { textIn } from 'shared-contracts/forms';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { CurrencyField, type FormValues, InlineForm, NumberField, SubmitButton } from 'shared-ui/form';
import classes from './invoices.module.css';

/** A part of a sum: per cent of it or dollars, one of the two. */
export interface Share {
  readonly percent: string | null;
  readonly amount: string | null;
}

interface ShareFormProps {
  readonly initialShare: Share;
  readonly labels: { readonly percent: string; readonly amount: string; readonly save: string };
  /** Rejects with the sentences of the fields that the server refused. */
  readonly onSubmit: (share: Share) => Promise<void>;
  /** What is said above the fields. */
  readonly children: ReactNode;
}

/** Whether an error of the server is about a field of the form. */
export const isOfShare = (path: string): boolean => path === 'percent' || path === 'amount';

const given = (values: FormValues, name: string): string | null => textIn(values, name).trim() || null;

/** Asks for a percentage: a discount on a draft, or the part of a fixed fee to bill. */
export function ShareForm({ initialShare, labels, onSubmit, children }: ShareFormProps) {
  const { language } = useTexts('billing');
  const shareIn = (values: FormValues): Share => ({
    percent: given(values, 'percent'),
    amount: given(values, 'amount'),
  });
  return (
    <InlineForm
      className={classes['form']}
      initialValues={{ ...initialShare }}
      validate={(values) => {
        const wrong = errorsOf(discountValidator, values, language);
        const { percent, amount } = shareIn(values);
        const isBoth = percent !== null && amount !== null;
        return isBoth
          ? [...wrong, { path: 'amount', message: chargeText('bothDiscounts', language) }]
          : wrong;
      }}
      onSubmit={(values) => onSubmit(shareIn(values))}
    >
      {({ isBusy, failure }) => (
        <>
          {children}
          <NumberField name="percent" label={labels.percent} />
          <CurrencyField name="amount" label={labels.amount} />
          {failure && <p role="alert">{failure}</p>}
          <SubmitButton busy={isBusy}>{labels.save}</SubmitButton>
        </>
      )}
    </InlineForm>
  );
}
