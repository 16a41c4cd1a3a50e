import { useMemo } from 'react';
import { amountOf, compensationTotals, type PricedHead } from 'shared-contracts/agreements';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  CurrencyField,
  DateField,
  FieldGrid,
  FieldRow,
  NumberField,
  PickerField,
  StoredFact,
  TextareaField,
  TickField,
  useFieldValue,
} from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import classes from '../agreements.module.css';
import { isPricedByArea, moneyText, pricedHead } from '../compensation-heads.ts';

const nameOf = (row: Entry): string => nameIn(row['compensationType'], 'code');

function CompensationFields({ path, row }: { readonly path: string; readonly row: Entry }) {
  const { t } = useTexts('projects');
  const grossArea = useFieldValue('grossArea');
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`agreements.compensationOf.${name}`) });
  const isPriced = isPricedByArea(row);
  return (
    <FieldGrid>
      <PickerField {...of('compensationType')} required picklist="compensationTypes" />
      {isPriced ? (
        <>
          <CurrencyField {...of('costPerUnit')} />
          <NumberField {...of('grossAreaOverride')} hint={t('agreements.compensationOf.overrideHint')} />
          <StoredFact
            label={t('agreements.compensationOf.amount')}
            value={moneyText(pricedHead(row, grossArea).amount) || t('agreements.compensationOf.noAmount')}
          />
        </>
      ) : (
        <CurrencyField {...of('amount')} />
      )}
      <TickField {...of('isAnnual')} />
      <DateField {...of('date')} />
      <FieldRow>
        <TextareaField {...of('notes')} maximum={chosenLengths.agreementRow.notes} />
      </FieldRow>
    </FieldGrid>
  );
}

/** The amounts due in the first year and in each later one. */
function CompensationTotals({ heads }: { readonly heads: readonly PricedHead[] }) {
  const { t } = useTexts('projects');
  const { firstYear, annual } = compensationTotals(heads);
  return (
    <dl className={classes['totals']}>
      <div>
        <dt>{t('agreements.compensationOf.firstYear')}</dt>
        <dd>{moneyText(firstYear)}</dd>
      </div>
      <div>
        <dt>{t('agreements.compensationOf.annual')}</dt>
        <dd>{moneyText(annual)}</dd>
      </div>
    </dl>
  );
}

/** The compensation for the land, head by head, with the totals. */
export function CompensationSection() {
  const { t } = useTexts('projects');
  const grossArea = useFieldValue('grossArea');
  const compensations = useFieldValue('compensations');
  const columns = useMemo(() => {
    const of = (name: string) => t(`agreements.compensationOf.${name}`);
    return [
      gridColumn('string', 'type', of('compensationType'), { width: 210 }),
      gridColumn('number', 'costPerUnit', of('costPerUnit'), { width: 110, formatter: 'money' }),
      gridColumn('number', 'amount', of('amount'), { width: 120, formatter: 'money' }),
      gridColumn('bool', 'isAnnual', of('isAnnual'), { width: 90 }),
      gridColumn('date', 'date', of('date'), { width: 110 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      type: nameOf(row),
      costPerUnit: isPricedByArea(row) ? textIn(row, 'costPerUnit') || null : null,
      amount: amountOf(pricedHead(row, grossArea), isPricedByArea(row), null),
      isAnnual: row['isAnnual'] === true,
      date: textIn(row, 'date'),
    }),
    [grossArea],
  );
  const heads = entriesOf(compensations).map((row) => pricedHead(row, grossArea));
  return (
    <>
      <EntryList<Entry>
        name="compensations"
        label={t('agreements.area.compensation')}
        entity={t('agreements.compensationOf.entity')}
        columns={columns}
        cellsOf={cellsOf}
        titleOf={nameOf}
        make={() => ({ isAnnual: false })}
        panel={(path, row) => <CompensationFields path={path} row={row} />}
      />
      {heads.length > 0 && <CompensationTotals heads={heads} />}
    </>
  );
}
