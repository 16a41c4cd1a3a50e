import { useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { CellRenderer } from 'shared-ui/grid';
import type { OpenRow } from 'shared-ui/record';
import { useTabRows } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import { TitleInstrumentsDocument, type TitleInstrumentsQuery } from '../generated/operations.ts';
import { instrumentRow, instrumentsName, partiesOf } from './instrument-record.ts';
import classes from './titles.module.css';

const instrumentColumns = (t: Translate) => [
  gridColumn('string', 'registrationNumber', t('land.instrument.registrationNumber'), { width: 150 }),
  gridColumn('string', 'instrumentType', t('land.instrument.instrumentType'), {
    width: 130,
    groupWhenSorted: true,
  }),
  gridColumn('date', 'registeredDate', t('land.instrument.registeredDate'), { width: 105 }),
  gridColumn('string', 'grantors', t('land.instrument.party.types.GRANTOR'), { width: 120 }),
  gridColumn('string', 'grantees', t('land.instrument.party.types.GRANTEE'), { width: 160 }),
  gridColumn('date', 'dischargedDate', t('land.instrument.dischargedDate'), { width: 110 }),
];

const cellsOf = (values: FormValues) => ({
  registrationNumber: textIn(values, 'registrationNumber'),
  instrumentType: nameIn(values['instrumentType'], 'code'),
  registeredDate: textIn(values, 'registeredDate'),
  grantors: partiesOf(values, 'GRANTOR'),
  grantees: partiesOf(values, 'GRANTEE'),
  dischargedDate: textIn(values, 'dischargedDate'),
});

/** A discharged instrument is struck through and still listed. */
const struck =
  (column: 'registrationNumber' | 'instrumentType' | 'grantees'): CellRenderer =>
  (row) =>
    row['dischargedDate'] ? <s className={classes['over']}>{String(row[column])}</s> : String(row[column]);

const renderers = {
  registrationNumber: struck('registrationNumber'),
  instrumentType: struck('instrumentType'),
  grantees: struck('grantees'),
};

const instrumentsIn = ({ title }: TitleInstrumentsQuery) => title?.instruments;

/** The instruments of a title: caveats, mortgages, transfers; discharged ones are struck through. */
export function Instruments({ row }: { readonly row: OpenRow }) {
  const { t } = useTexts('land');
  const { data: _, ...stored } = useTabRows({
    document: TitleInstrumentsDocument,
    variables: { id: row.id },
    isNew: row.isNew,
    rowsIn: instrumentsIn,
    storedRow: instrumentRow,
  });
  const columns = useMemo(() => instrumentColumns(t), [t]);
  return (
    <CollectionTab
      collection={instrumentsName}
      label={t('land.instruments')}
      entity={t('land.instrument.entity')}
      columns={columns}
      cellsOf={cellsOf}
      renderers={renderers}
      {...stored}
    />
  );
}
