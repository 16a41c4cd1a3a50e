import { chargeText, discountValidator } from 'shared-contracts/billing';
import { textIn } from 'shared-contracts/forms';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { CurrencyField, type FormValues, InlineForm, NumberField, SubmitButton } from 'shared-ui/form';
import { ChargeFixedFeeDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { usePanelStep } from './use-steps.ts';

interface FeeSharePanelProps {
  readonly invoice: InvoiceRecord;
  readonly line: InvoiceRecord['lines'][number];
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const given = (values: FormValues, name: string): string | null => textIn(values, name).trim() || null;

/** Bills a share of a fixed fee with a line of a draft: per cent of the fee, or dollars. */
export function FeeSharePanel({ invoice, line, onClose, onDone }: FeeSharePanelProps) {
  const { t, language } = useTexts('billing');
  const step = usePanelStep();
  const label = (name: string) => t(`invoices.charge.${name}`);
  const { id, revision } = invoice;
  return (
    <SlideInPage opened title={label('shareTitle')} onClose={onClose}>
      <InlineForm
        className={classes['form']}
        initialValues={{ percent: null, amount: line.unitPrice }}
        validate={(values) => {
          const wrong = errorsOf(discountValidator, values, language);
          const isBoth = given(values, 'percent') !== null && given(values, 'amount') !== null;
          return isBoth
            ? [...wrong, { path: 'amount', message: chargeText('bothDiscounts', language) }]
            : wrong;
        }}
        onSubmit={async (values) => {
          const change = {
            ...{ id, revision, lineId: line.id },
            ...{ percent: given(values, 'percent'), amount: given(values, 'amount') },
          };
          onDone(
            await step(ChargeFixedFeeDocument, change, (path) => path === 'percent' || path === 'amount'),
          );
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>{line.description}</p>
            <p className={classes['hint']}>
              {t('invoices.charge.shareHint', {
                fee: moneyText(line.fixedFee ?? '0', language),
                work: moneyText(line.workAmount ?? '0', language),
              })}
            </p>
            <NumberField name="percent" label={label('sharePercent')} />
            <CurrencyField name="amount" label={label('shareAmount')} />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{label('save')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
