import * as grid from '../grids/grid-column.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';
import { isActive, name, tick } from '../master-data/declared-fields.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

/** Companies that grant crossings, road use and proximity agreements. */
export const grantorCompanies: AdministeredKind = {
  typeName: 'GrantorCompany',
  plural: 'grantorCompanies',
  grid: {
    id: 'd2b991a5-831e-4636-836c-69d1e3375b2e',
    configId: 'd2767edb-6491-401a-82d5-39430f4bfcbb',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 260),
      grid.tick('isBroker', 'Broker'),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: { titleField: 'name', fields: [name(), tick('isBroker'), isActive] },
  picklist: {
    columns: [pickColumn('name', 2), pickColumn('isBroker', 0.7, { kind: 'tick' })],
    named: ['name'],
  },
  orderedBy: 'name',
  texts: {
    en: {
      title: 'Grantor companies',
      record: 'Grantor company',
      entity: 'grantor companies',
      fields: { isBroker: 'Broker' },
    },
    es: {
      title: 'Empresas otorgantes',
      record: 'Empresa otorgante',
      entity: 'empresas otorgantes',
      fields: { isBroker: 'Intermediaria' },
      columns: { Broker: 'Intermediaria' },
      picked: { isBroker: 'Intermediaria' },
    },
  },
  demo: {
    series: '5b13',
    entries: [
      'Alta Road Keepers',
      'Northern Gateway Roads',
      'Summit Midstream',
      'Peace River Pipe',
      'Prairie Rail',
      'County Works',
    ].map((company) => ({ name: company, isBroker: company === 'Alta Road Keepers' })),
  },
};
