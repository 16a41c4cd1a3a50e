import { adjustmentValidator, chargeText, lineAmounts } from 'shared-contracts/billing';
import { isDecimal } from 'shared-contracts/decimal';
import type { FieldError } from 'shared-contracts/errors';
import { textIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { errorsOf, validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import {
  CurrencyField,
  type FormValues,
  InlineForm,
  NumberField,
  SubmitButton,
  TextareaField,
  useFormValues,
} from 'shared-ui/form';
import { AdjustInvoiceLineDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { usePanelStep } from './use-steps.ts';

type Line = InvoiceRecord['lines'][number];

interface AdjustLinePanelProps {
  readonly invoice: InvoiceRecord;
  readonly line: Line;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const fields: ReadonlySet<string> = new Set(['adjustment', 'adjustmentReason', 'discountPercent']);

/** The amount of a line with the typed values; undefined while they are invalid. */
function amountWith({ quantity, unitPrice }: Line, values: FormValues): string | undefined {
  const checked = validate(adjustmentValidator, values);
  if (!checked.valid || !isDecimal(quantity) || !isDecimal(unitPrice)) return undefined;
  const { adjustment, discountPercent } = checked.value;
  return lineAmounts({ quantity, unitPrice, adjustment: adjustment ?? '0', discountPercent }).amount;
}

/** The errors of an adjustment: broken rules, a missing reason, or a negative line. */
function faultsOf(line: Line, values: FormValues, language: 'en' | 'es'): readonly FieldError[] {
  const wrong = errorsOf(adjustmentValidator, values, language);
  if (wrong.length > 0) return wrong;
  const isAdjusted = !['', '0'].includes(textIn(values, 'adjustment'));
  if (isAdjusted && textIn(values, 'adjustmentReason').trim() === '')
    return [{ path: 'adjustmentReason', message: chargeText('noReason', language) }];
  return amountWith(line, values)?.startsWith('-')
    ? [{ path: 'adjustment', message: chargeText('belowNothing', language) }]
    : [];
}

function NewAmount({ line }: { readonly line: Line }) {
  const { t, language } = useTexts('billing');
  const amount = amountWith(line, useFormValues());
  return (
    <p className={classes['hint']} role="status">
      {t('invoices.charge.becomes', {
        before: moneyText(line.amount, language),
        after: amount === undefined ? '…' : moneyText(amount, language),
      })}
    </p>
  );
}

/** Writes a line of a draft up or down, with a reason that only the books show, and gives it a discount. */
export function AdjustLinePanel({ invoice, line, onClose, onDone }: AdjustLinePanelProps) {
  const { t, language } = useTexts('billing');
  const step = usePanelStep();
  const label = (name: string) => t(`invoices.charge.${name}`);
  const { id, revision } = invoice;
  return (
    <SlideInPage opened title={label('adjustTitle')} onClose={onClose}>
      <InlineForm
        className={classes['form']}
        initialValues={{
          adjustment: line.adjustment === '0' ? null : line.adjustment,
          adjustmentReason: line.adjustmentReason,
          discountPercent: line.discountPercent,
        }}
        validate={(values) => faultsOf(line, values, language)}
        onSubmit={async (values) => {
          const given = (name: string) => textIn(values, name).trim() || null;
          const change = {
            ...{ id, revision, lineId: line.id, adjustment: given('adjustment') },
            ...{ adjustmentReason: given('adjustmentReason'), discountPercent: given('discountPercent') },
          };
          onDone(await step(AdjustInvoiceLineDocument, change, (path) => fields.has(path)));
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>{line.description}</p>
            <CurrencyField name="adjustment" label={label('adjustment')} hint={label('adjustmentHint')} />
            <TextareaField
              name="adjustmentReason"
              label={label('adjustmentReason')}
              maximum={chosenLengths.billing.reason}
            />
            <NumberField name="discountPercent" label={label('discountPercent')} />
            <NewAmount line={line} />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{label('save')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
