import { useMemo } from 'react';
import { compensationTotals, priceUnits, yearlyAmount } from 'shared-contracts/agreements';
import { priceText } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
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
  useSetField,
} from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { EntryList } from 'shared-ui/rows';
import { moneyText } from '../../../ground/money-text.ts';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import classes from '../agreements.module.css';
import { surrenderFacts } from '../clock-facts.ts';
import { isPricedByArea, pricedAreaText, pricedHead, useLandTaken } from '../compensation-heads.ts';
import { rentFacts } from '../rent-facts.ts';
import { useStoredClocks } from '../use-stored-clocks.ts';

const nameOf = (row: Entry): string => nameIn(row['compensationType'], 'code');

function CompensationFields({ path, row }: { readonly path: string; readonly row: Entry }) {
  const { t } = useTexts('projects');
  const land = useLandTaken();
  const set = useSetField();
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`agreements.compensationOf.${name}`) });
  const isPriced = isPricedByArea(row);
  return (
    <FieldGrid>
      <PickerField
        {...of('compensationType')}
        required
        picklist="compensationTypes"
        onPick={([picked]) => {
          const isFresh = textIn(row, 'costPerUnit') === '' && textIn(row, 'priceUnit') === '';
          if (isFresh && isPricedByArea({ ...row, compensationType: picked })) set(`${path}.priceUnit`, 'ac');
        }}
      />
      {isPriced ? (
        <>
          <CurrencyField {...of('costPerUnit')} />
          <ChoiceField
            {...of('priceUnit')}
            width="number"
            none={t('agreements.compensationOf.unitOfAreas')}
            choices={priceUnits.map((value) => ({
              value,
              label: t(`agreements.compensationOf.priceUnits.${value}`),
            }))}
          />
          <NumberField {...of('grossAreaOverride')} hint={t('agreements.compensationOf.overrideHint')} />
          <StoredFact
            label={t('agreements.compensationOf.pricedArea')}
            value={pricedAreaText(row, land) || t('agreements.compensationOf.noPricedArea')}
          />
          <StoredFact
            label={t('agreements.compensationOf.amount')}
            value={moneyText(pricedHead(row, land).amount) || t('agreements.compensationOf.noAmount')}
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

interface CompensationTotalsProps {
  readonly row: OpenRow;
  readonly compensations: readonly Entry[];
}

/**
 * The amounts due in the first year and in each later one. Where the amounts of the rents that are valid today differ
 * from the entered ones, such as after a review, both are shown.
 */
function CompensationTotals({ row, compensations }: CompensationTotalsProps) {
  const { t } = useTexts('projects');
  const land = useLandTaken();
  const lifeSteps = useFieldValue('lifeSteps');
  const { schedule } = useStoredClocks(row);
  const { firstYear, annual } = compensationTotals(compensations.map((head) => pricedHead(head, land)));
  const surrenders = entriesOf(lifeSteps).flatMap(surrenderFacts);
  const rents = rentFacts(compensations, schedule, { land, surrenders });
  const annualToday = rents ? yearlyAmount(rents.heads, today()) : annual;
  const totals =
    annualToday === annual
      ? ([
          ['firstYear', firstYear],
          ['annual', annual],
        ] as const)
      : ([
          ['firstYear', firstYear],
          ['annualEntered', annual],
          ['annualToday', annualToday],
        ] as const);
  return (
    <dl className={classes['totals']}>
      {totals.map(([name, amount]) => (
        <div key={name}>
          <dt>{t(`agreements.compensationOf.${name}`)}</dt>
          <dd>{moneyText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The compensation for the land, head by head, with the totals. */
export function CompensationSection({ row: agreement }: { readonly row: OpenRow }) {
  const { t } = useTexts('projects');
  const land = useLandTaken();
  const compensations = useFieldValue('compensations');
  const columns = useMemo(() => {
    const of = (name: string) => t(`agreements.compensationOf.${name}`);
    return [
      // The amounts come first: next to the list and the side panel there is no room for every column.
      gridColumn('string', 'type', of('compensationType'), { width: 190 }),
      gridColumn('number', 'amount', of('amount'), { width: 110, formatter: 'money' }),
      gridColumn('bool', 'isAnnual', of('isAnnual'), { width: 90 }),
      gridColumn('date', 'date', of('date'), { width: 110 }),
      // Its text, as a price may have more decimals than money in a grid.
      gridColumn('string', 'costPerUnit', of('costPerUnit'), { width: 110, align: 'right', sortable: false }),
      gridColumn('string', 'pricedArea', of('pricedArea'), { width: 170 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      type: nameOf(row),
      costPerUnit: isPricedByArea(row) ? priceText(textIn(row, 'costPerUnit')) : '',
      pricedArea: isPricedByArea(row) ? pricedAreaText(row, land) : '',
      amount: pricedHead(row, land).amount ?? null,
      isAnnual: row['isAnnual'] === true,
      date: textIn(row, 'date'),
    }),
    [land],
  );
  const heads = entriesOf(compensations);
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
      {heads.length > 0 && <CompensationTotals row={agreement} compensations={heads} />}
    </>
  );
}
