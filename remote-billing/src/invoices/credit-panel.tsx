import { useState } from 'react';
import { creditAmountRule, creditableOf, creditValidator, overcreditedText } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import { compareDecimals, differenceOf, isDecimal, sumOf } from 'shared-contracts/decimal';
import type { FieldError } from 'shared-contracts/errors';
import { textIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { errorsOf, fieldsOf, validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import {
  CurrencyField,
  DateField,
  type FormValues,
  InlineForm,
  PlainCell,
  PlainTable,
  SubmitButton,
  TextareaField,
  useFormValues,
} from 'shared-ui/form';
import { CreditInvoiceDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { codingOf, madeOf } from './paper-lines.ts';
import { usePanelStep } from './use-steps.ts';

interface CreditPanelProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  /** Called with the credit note. */
  readonly onDone: (credit: InvoiceRecord) => void;
}

type Line = InvoiceRecord['lines'][number];

const amountRule = fieldsOf({ amount: creditAmountRule });

/** What is left to credit of a line, before tax. */
const leftOf = ({ amount, sharedDiscount, credited }: Line): string =>
  creditableOf({ amount: differenceOf(amount, sharedDiscount), credited });

/** The typed credit of a line by its index; undefined if it is no amount. */
function creditAt(values: FormValues, place: number): string | undefined {
  const typed: unknown = Array.isArray(values['lines']) ? values['lines'][place] : undefined;
  const checked = validate(amountRule, typeof typed === 'object' && typed !== null ? typed : {});
  return checked.valid ? (checked.value.amount ?? '0') : undefined;
}

/** The errors of a credit: its day, its reason, and each amount. */
function faultsOf(lines: readonly Line[], values: FormValues, language: 'en' | 'es'): readonly FieldError[] {
  return [
    ...errorsOf(creditValidator, values, language),
    ...lines.flatMap((line, place) => {
      const path = `lines[${place}].amount`;
      const typed: unknown = Array.isArray(values['lines']) ? values['lines'][place] : {};
      const [wrong] = errorsOf(
        amountRule,
        typeof typed === 'object' && typed !== null ? { ...typed } : {},
        language,
      );
      if (wrong) return [{ path, message: wrong.message }];
      const left = leftOf(line);
      return compareDecimals(creditAt(values, place) ?? '0', left) > 0
        ? [{ path, message: overcreditedText(left, language) }]
        : [];
    }),
  ];
}

function CreditSum({ count }: { readonly count: number }) {
  const { t, language } = useTexts('billing');
  const values = useFormValues();
  const amounts = Array.from({ length: count }, (_, place) => creditAt(values, place) ?? '0');
  return (
    <p role="status">
      {t('invoices.credit.sum', { amount: moneyText(sumOf(amounts.filter(isDecimal)), language) })}
    </p>
  );
}

/** The day that a credit is offered on: today, or the bill's own where that is ahead of the clock here. */
function firstDay(invoiceDate: string): string {
  const now = today();
  return invoiceDate > now ? invoiceDate : now;
}

/** Credits a part of a bill: an amount for each line, at most what remains of it. */
export function CreditPanel({ invoice, onClose, onDone }: CreditPanelProps) {
  const { t, language } = useTexts('billing');
  const step = usePanelStep();
  // The same id on another try: a credit note that did arrive is not made twice.
  const [creditId] = useState(() => crypto.randomUUID());
  const [lines] = useState(() => invoice.lines.filter((line) => leftOf(line) !== '0'));
  const label = (name: string) => t(`invoices.credit.${name}`);
  const credit = async (values: FormValues) => {
    const given = lines.map(({ id }, place) => ({ id, amount: creditAt(values, place) ?? null }));
    const { id, revision } = invoice;
    const [date, reason] = [textIn(values, 'date'), textIn(values, 'reason').trim()];
    onDone(
      await step(
        CreditInvoiceDocument,
        { id, revision, creditId, date, reason, lines: given },
        (path) => ['date', 'reason'].includes(path) || path.startsWith('lines['),
      ),
    );
  };
  return (
    <SlideInPage
      opened
      title={t('invoices.credit.title', { number: invoice.number ?? '' })}
      onClose={onClose}
    >
      <InlineForm
        className={classes['form']}
        initialValues={{
          date: firstDay(invoice.invoiceDate),
          reason: '',
          lines: lines.map(() => ({ amount: null })),
        }}
        allowsPristine
        validate={(values) => faultsOf(lines, values, language)}
        onSubmit={credit}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>{label('hint')}</p>
            <DateField name="date" label={label('date')} required />
            <TextareaField
              name="reason"
              label={label('reason')}
              required
              maximum={chosenLengths.billing.reason}
            />
            <PlainTable
              label={label('lines')}
              columns={[
                { label: t('invoices.line.description') },
                { label: label('left'), kind: 'figure' },
                { label: label('amount') },
              ]}
            >
              {lines.map((line, place) => (
                <tr key={line.id}>
                  <th scope="row">
                    {line.description}
                    <p className={classes['credited']}>
                      {[codingOf(line, t), madeOf(line, language)].filter(Boolean).join(' · ')}
                    </p>
                  </th>
                  <PlainCell kind="figure">{moneyText(leftOf(line), language)}</PlainCell>
                  <td className={classes['typed']} data-labels="hidden">
                    <CurrencyField
                      name={`lines[${place}].amount`}
                      label={`${label('amount')}: ${line.description}`}
                    />
                  </td>
                </tr>
              ))}
            </PlainTable>
            <CreditSum count={lines.length} />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{label('make')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
