import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import type { Translate } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { GridRecord } from 'shared-ui/grid';
import { entriesOf } from '../../rows/entries.ts';

export const requestItemColumns = (t: Translate) => {
  const of = (name: string) => t(`requestItems.${name}`);
  return [
    gridColumn('number', 'sequence', of('sequence'), { width: 70 }),
    gridColumn('string', 'requestItemType', of('requestItemType'), { width: 110 }),
    gridColumn('string', 'description', of('description'), { width: 230 }),
    gridColumn('string', 'parcels', of('relatedParcels'), { width: 170 }),
    gridColumn('string', 'roads', of('roads'), { width: 170 }),
    gridColumn('date', 'effectiveDate', of('effectiveDate'), { width: 115 }),
    gridColumn('date', 'expiryDate', of('expiryDate'), { width: 115 }),
    gridColumn('string', 'marker', of('marker'), { width: 100 }),
    gridColumn('string', 'reference', of('reference'), { width: 110 }),
    gridColumn('date', 'revised', of('revised'), { width: 115 }),
  ];
};

export function requestItemCells(values: FormValues): Readonly<Record<string, GridRecord[string]>> {
  const namesIn = (list: string, field: string, name: string) =>
    entriesOf(values[list])
      .map((row) => nameIn(row[field], name))
      .filter(Boolean)
      .join(', ');
  const revised = entriesOf(values['revisions'])
    .map((row) => textIn(row, 'date'))
    .filter(Boolean);
  return {
    sequence: values['sequence'],
    requestItemType: nameIn(values['requestItemType'], 'code'),
    description: textIn(values, 'description'),
    parcels: namesIn('relatedParcels', 'parcel', 'formattedLegalDescription'),
    roads: namesIn('roads', 'road', 'name'),
    effectiveDate: textIn(values, 'effectiveDate'),
    expiryDate: textIn(values, 'expiryDate'),
    marker: textIn(values, 'marker'),
    reference: textIn(values, 'reference'),
    revised: revised.toSorted().at(-1) ?? '',
  };
}
