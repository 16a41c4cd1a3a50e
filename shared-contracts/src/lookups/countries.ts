import * as grid from '../grids/grid-column.ts';
import { isMasterRecord, name } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { place } from '../master-data/picklist-declaration.ts';

export const countries = lookupList({
  typeName: 'Country',
  plural: 'countries',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000029',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000029',
    columns: [grid.text('name', 'Name', 220)],
    sortedBy: 'name',
  },
  titleField: 'name',
  orderedBy: 'name',
  searchedIn: ['code', 'name'],
  fields: [name(), isMasterRecord],
  picklist: { ...place, reads: ['isMasterRecord'], loadsOnMount: true },
  texts: {
    en: { title: 'Countries', record: 'Country', entity: 'countries' },
    es: { title: 'Países', record: 'País', entity: 'países' },
  },
  demo: {
    series: '5a11',
    entries: [
      ['AU', 'Australia'],
      ['BR', 'Brazil'],
      ['CA', 'Canada'],
      ['CN', 'China'],
      ['DE', 'Germany'],
      ['FR', 'France'],
      ['GB', 'United Kingdom'],
      ['IE', 'Ireland'],
      ['IN', 'India'],
      ['JP', 'Japan'],
      ['KR', 'South Korea'],
      ['MX', 'Mexico'],
      ['NL', 'Netherlands'],
      ['NO', 'Norway'],
      ['NZ', 'New Zealand'],
      ['PH', 'Philippines'],
      ['SE', 'Sweden'],
      ['US', 'United States'],
    ].map(([country = '', called = '']) => ({ code: country, name: called, isMasterRecord: true })),
  },
});
