import { useMemo } from 'react';
import { paymentClosingOf, paymentKinds, paymentState } from 'shared-contracts/agreements';
import { today } from 'shared-contracts/days';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  FieldGrid,
  FieldRow,
  PickerField,
  TextareaField,
  TextField,
  useFieldValue,
} from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { EntryList } from 'shared-ui/rows';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import { SplitButtons } from './split-buttons.tsx';

const payeeOf = (row: Entry): string => nameIn(row['payee'], 'name');

const datesOf = (row: Entry) => ({
  dueDate: textIn(row, 'dueDate') || null,
  requisitionedDate: textIn(row, 'requisitionedDate') || null,
  paidDate: textIn(row, 'paidDate') || null,
  returnedDate: textIn(row, 'returnedDate') || null,
  heldDate: textIn(row, 'heldDate') || null,
  closing: paymentClosingOf(row['closing']),
});

/**
 * A new payment: to the owner where there is only one, of the first year until that has a payment that was neither
 * returned nor closed. What it is then for is chosen, never guessed.
 */
function useNewPayment(): () => object {
  const owners = entriesOf(useFieldValue('landowners'));
  const payments = entriesOf(useFieldValue('payments'));
  return () => {
    const [owner, ...others] = owners;
    const hasFirstYear = payments.some((row) => {
      const { returnedDate, closing } = datesOf(row);
      return row['kind'] === 'FirstYear' && !returnedDate && !closing;
    });
    return {
      kind: hasFirstYear ? null : 'FirstYear',
      payee: others.length === 0 ? (owner?.['businessAssociate'] ?? null) : null,
    };
  };
}

/** Why a payment does not go out, or is not owed any more. */
function Standing({ path }: { readonly path: string }) {
  const { t, language } = useTexts('projects');
  const closing = paymentClosingOf(useFieldValue(`${path}.closing`));
  const closedDate = useFieldValue(`${path}.closedDate`);
  const closingReason = useFieldValue(`${path}.closingReason`);
  const heldDate = useFieldValue(`${path}.heldDate`);
  const heldReason = useFieldValue(`${path}.heldReason`);
  if (!closing && !heldDate) return null;
  const state = closing
    ? ([`agreements.paymentClosed.${closing}`, closedDate, closingReason] as const)
    : (['agreements.paymentHeld', heldDate, heldReason] as const);
  const [text, day, reason] = state;
  return (
    <FieldRow>
      <p>{t(text, { day: shownDate(String(day ?? ''), language), reason: String(reason ?? '') })}</p>
    </FieldRow>
  );
}

function PaymentFields({ path }: { readonly path: string }) {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`agreements.payment.${name}`) });
  // The tax that its land has, where one is in it already.
  const tax = useFieldValue(`${path}.gstTax`);
  const ofTax = { ...of('gstAmount'), ...(typeof tax === 'string' && tax !== '' ? { label: tax } : {}) };
  // An empty field shows nothing: a list without an empty line would show its first kind, which nobody chose.
  const kind = useFieldValue(`${path}.kind`);
  return (
    <FieldGrid>
      <Standing path={path} />
      <ChoiceField
        {...of('kind')}
        required
        width="number"
        {...(kind ? {} : { none: '' })}
        choices={paymentKinds.map((value) => ({ value, label: t(`agreements.paymentKinds.${value}`) }))}
      />
      <PickerField {...of('payee')} required picklist="businessAssociates" given={{ activeOnly: true }} />
      <CurrencyField {...of('amount')} required />
      <CurrencyField {...ofTax} hint={t('agreements.payment.gstHint')} />
      <DateField {...of('dueDate')} />
      <DateField {...of('requisitionedDate')} />
      <DateField {...of('paidDate')} />
      <DateField {...of('returnedDate')} />
      <TextField {...of('reference')} width="code" />
      <FieldRow>
        <TextareaField {...of('notes')} maximum={chosenLengths.agreementRow.notes} />
      </FieldRow>
    </FieldGrid>
  );
}

/** The payments due to each payee, and whether they were requisitioned, paid, or returned. */
export function PaymentsSection({ row: agreement }: { readonly row: OpenRow }) {
  const { t } = useTexts('projects');
  const make = useNewPayment();
  const columns = useMemo(() => {
    const of = (name: string) => t(`agreements.payment.${name}`);
    return [
      gridColumn('string', 'payee', of('payee'), { width: 190 }),
      gridColumn('string', 'kind', of('kind'), { width: 110 }),
      gridColumn('number', 'amount', of('amount'), { width: 110, formatter: 'money' }),
      gridColumn('number', 'gstAmount', of('gstAmount'), { width: 90, formatter: 'money' }),
      gridColumn('date', 'dueDate', of('dueDate'), { width: 110 }),
      gridColumn('string', 'state', of('state'), { width: 120 }),
      gridColumn('date', 'paidDate', of('paidDate'), { width: 110 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      payee: payeeOf(row),
      kind: textIn(row, 'kind') && t(`agreements.paymentKinds.${textIn(row, 'kind')}`),
      amount: textIn(row, 'amount') || null,
      gstAmount: textIn(row, 'gstAmount') || null,
      dueDate: textIn(row, 'dueDate'),
      state: t(`agreements.paymentStates.${paymentState(datesOf(row), today())}`),
      paidDate: textIn(row, 'paidDate'),
    }),
    [t],
  );
  return (
    <EntryList<Entry>
      name="payments"
      label={t('agreements.area.payments')}
      entity={t('agreements.payment.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={payeeOf}
      make={make}
      panel={(path) => <PaymentFields path={path} />}
      actions={(append) => <SplitButtons row={agreement} append={append} />}
    />
  );
}
