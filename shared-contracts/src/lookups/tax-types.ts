import * as grid from '../grids/grid-column.ts';
import { lookupList } from '../master-data/lookup-list.ts';

/** Taxes on invoices. */
export const taxTypes = lookupList({
  typeName: 'TaxType',
  plural: 'taxTypes',
  flags: ['enableInvoicing'],
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000044',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000044',
    columns: [grid.number('rate', 'Rate', 'percent')],
  },
  fields: [{ name: 'rate', kind: 'number', required: true, range: { min: 0, max: 100 } }],
  texts: {
    en: { title: 'Tax types', record: 'Tax type', entity: 'tax types', fields: { rate: 'Rate (%)' } },
    es: {
      title: 'Tipos de impuesto',
      record: 'Tipo de impuesto',
      entity: 'tipos de impuesto',
      fields: { rate: 'Tipo (%)' },
      columns: { Rate: 'Tarifa' },
    },
  },
  demo: {
    series: '5b11',
    entries: [
      { code: 'GST', description: 'Goods and services tax', rate: 5 },
      { code: 'Exempt', description: 'No tax', rate: 0 },
    ],
  },
});
