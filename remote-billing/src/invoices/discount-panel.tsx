import { chargeText, discountValidator } from 'shared-contracts/billing';
import { textIn } from 'shared-contracts/forms';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { CurrencyField, type FormValues, InlineForm, NumberField, SubmitButton } from 'shared-ui/form';
import { DiscountInvoiceDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { usePanelStep } from './use-steps.ts';

interface DiscountPanelProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const given = (values: FormValues, name: string): string | null => textIn(values, name).trim() || null;

/** Takes something off all lines of a draft: per cent or dollars. */
export function DiscountPanel({ invoice, onClose, onDone }: DiscountPanelProps) {
  const { t, language } = useTexts('billing');
  const step = usePanelStep();
  const label = (name: string) => t(`invoices.charge.${name}`);
  const { id, revision, discount, discountPercent } = invoice;
  return (
    <SlideInPage opened title={label('discountTitle')} onClose={onClose}>
      <InlineForm
        className={classes['form']}
        initialValues={{
          percent: discountPercent,
          amount: discountPercent !== null || discount === '0' ? null : discount,
        }}
        validate={(values) => {
          const wrong = errorsOf(discountValidator, values, language);
          const isBoth = given(values, 'percent') !== null && given(values, 'amount') !== null;
          return isBoth
            ? [...wrong, { path: 'amount', message: chargeText('bothDiscounts', language) }]
            : wrong;
        }}
        onSubmit={async (values) => {
          const change = { id, revision, percent: given(values, 'percent'), amount: given(values, 'amount') };
          onDone(
            await step(DiscountInvoiceDocument, change, (path) => path === 'percent' || path === 'amount'),
          );
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>{label('discountHint')}</p>
            <NumberField name="percent" label={label('discountPercent')} />
            <CurrencyField name="amount" label={label('discountAmount')} />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{label('save')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
