import { tick } from '../master-data/declared-fields.ts';
import { codesOf, lookupList } from '../master-data/lookup-list.ts';

/** Heads of compensation (Surface Rights Act, s. 25). */
export const compensationTypes = lookupList({
  typeName: 'CompensationType',
  plural: 'compensationTypes',
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000028', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000028' },
  fields: [tick('isCostPerAreaUnit')],
  texts: {
    en: {
      title: 'Compensation types',
      record: 'Compensation type',
      entity: 'compensation types',
      fields: { isCostPerAreaUnit: 'Amount per area unit' },
    },
    es: {
      title: 'Tipos de compensación',
      record: 'Tipo de compensación',
      entity: 'tipos de compensación',
      fields: { isCostPerAreaUnit: 'Importe por unidad de superficie' },
    },
  },
  demo: {
    series: '5b02',
    entries: codesOf(
      ['Market Value', 'Value of the land granted (s. 25(1)(a))'],
      ['Per-acre Value', 'Value by area of the land granted (s. 25(1)(b))'],
      ['Loss of Use', 'Loss of use of the land (s. 25(1)(c))'],
      ['Adverse Effect', 'Nuisance, inconvenience and noise (s. 25(1)(d))'],
      ['Damage', 'Damage to the land (s. 25(1)(e))'],
      ['Entry Fee', 'Freehold only'],
      ['Other', 'Other relevant factors (s. 25(1)(f))'],
    ).map((entry) => ({ ...entry, isCostPerAreaUnit: entry.code === 'Per-acre Value' })),
  },
});
