import * as grid from '../grids/grid-column.ts';
import { name } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

/** The categories by which rates are grouped. */
export const rateCategories = lookupList({
  typeName: 'RateCategory',
  plural: 'rateCategories',
  gate: 'administratorWithInvoice',
  flags: ['enableTimesheetsAndInvoicingPhaseTwo'],
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000042',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000042',
    columns: [grid.text('name', 'Name', 220)],
  },
  titleField: 'name',
  fields: [name()],
  picklist: { columns: [pickColumn('name', 2), pickColumn('code', 1)], named: ['name'] },
  texts: {
    en: { title: 'Rate categories', record: 'Rate category', entity: 'rate categories' },
    es: { title: 'Categorías de tarifa', record: 'Categoría de tarifa', entity: 'categorías de tarifa' },
  },
  demo: {
    series: '5b10',
    entries: ['Land', 'Administration', 'Travel'].map((category) => ({ code: category, name: category })),
  },
});
