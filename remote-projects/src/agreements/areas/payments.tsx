import { useMemo } from 'react';
import { compensationTotals, paymentKinds, paymentState, splitByShare } from 'shared-contracts/agreements';
import { today } from 'shared-contracts/days';
import { compareDecimals } from 'shared-contracts/decimal';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { HeaderButton, useTexts } from 'shared-ui';
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
import { EntryList } from 'shared-ui/rows';
import { type Entry, entriesOf } from '../../rows/entries.ts';
import { pricedHead } from '../compensation-heads.ts';
import { shareOfEntry } from '../owner-entries.ts';

const payeeOf = (row: Entry): string => nameIn(row['payee'], 'name');

const datesOf = (row: Entry) => ({
  dueDate: textIn(row, 'dueDate') || null,
  requisitionedDate: textIn(row, 'requisitionedDate') || null,
  paidDate: textIn(row, 'paidDate') || null,
  returnedDate: textIn(row, 'returnedDate') || null,
});

function PaymentFields({ path }: { readonly path: string }) {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`agreements.payment.${name}`) });
  return (
    <FieldGrid>
      <ChoiceField
        {...of('kind')}
        required
        width="number"
        choices={paymentKinds.map((value) => ({ value, label: t(`agreements.paymentKinds.${value}`) }))}
      />
      <PickerField {...of('payee')} required picklist="businessAssociates" given={{ activeOnly: true }} />
      <CurrencyField {...of('amount')} required />
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

/** Payments of a total to the owners, by their parts. */
function useSplit() {
  const landowners = entriesOf(useFieldValue('landowners'));
  const payments = entriesOf(useFieldValue('payments'));
  const compensations = entriesOf(useFieldValue('compensations'));
  const grossArea = useFieldValue('grossArea');
  const effective = useFieldValue('effectiveDate');
  const totals = compensationTotals(compensations.map((row) => pricedHead(row, grossArea)));
  const make = (kind: 'FirstYear' | 'Annual') => {
    const total = kind === 'FirstYear' ? totals.firstYear : totals.annual;
    const parts = splitByShare(total, landowners.map(shareOfEntry));
    return landowners.flatMap(({ businessAssociate }, place) => {
      const amount = parts[place] ?? '0';
      const dueDate = kind === 'FirstYear' && typeof effective === 'string' ? effective || null : null;
      return compareDecimals(amount, '0') > 0 ? [{ kind, payee: businessAssociate, amount, dueDate }] : [];
    });
  };
  return {
    make,
    hasOwners: landowners.length > 0,
    // A part that nobody can be paid would go to the others.
    arePayable: landowners.every(({ businessAssociate }) => businessAssociate),
    // It is due once; what came back is paid anew.
    hasFirstYear: payments.some((row) => row['kind'] === 'FirstYear' && !textIn(row, 'returnedDate')),
    totals,
  };
}

/** What is due to whom, and whether it was requisitioned, paid, or came back. */
export function PaymentsArea() {
  const { t } = useTexts('projects');
  const split = useSplit();
  const columns = useMemo(() => {
    const of = (name: string) => t(`agreements.payment.${name}`);
    return [
      gridColumn('string', 'payee', of('payee'), { width: 190 }),
      gridColumn('string', 'kind', of('kind'), { width: 110 }),
      gridColumn('number', 'amount', of('amount'), { width: 110, formatter: 'money' }),
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
      dueDate: textIn(row, 'dueDate'),
      state: t(`agreements.paymentStates.${paymentState(datesOf(row), today())}`),
      paidDate: textIn(row, 'paidDate'),
    }),
    [t],
  );
  const blockedBy = (total: string) =>
    !split.hasOwners
      ? t('agreements.split.noOwners')
      : !split.arePayable
        ? t('agreements.split.unknownOwner')
        : compareDecimals(total, '0') > 0
          ? undefined
          : t('agreements.split.nothing');
  return (
    <EntryList<Entry>
      name="payments"
      label={t('agreements.area.payments')}
      entity={t('agreements.payment.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={payeeOf}
      make={() => ({ kind: 'FirstYear' })}
      panel={(path) => <PaymentFields path={path} />}
      actions={(append) => (
        <>
          <HeaderButton
            disabledBy={
              split.hasFirstYear ? t('agreements.split.firstYearThere') : blockedBy(split.totals.firstYear)
            }
            onClick={() => append(split.make('FirstYear'))}
          >
            {t('agreements.split.firstYear')}
          </HeaderButton>
          <HeaderButton
            disabledBy={blockedBy(split.totals.annual)}
            onClick={() => append(split.make('Annual'))}
          >
            {t('agreements.split.annual')}
          </HeaderButton>
        </>
      )}
    />
  );
}
