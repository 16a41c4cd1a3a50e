import * as grid from '../grids/grid-column.ts';
import { targetOf } from '../master-data/administered-kind.ts';
import { isMasterRecord, name, reference } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { place } from '../master-data/picklist-declaration.ts';
import { countries } from './countries.ts';

/** Provinces, territories and states. */
export const provincesAndStates = lookupList({
  typeName: 'StateOrProvince',
  plural: 'stateOrProvinces',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000036',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000036',
    columns: [grid.text('name', 'Name', 220), grid.lookup('country.name', 'Country')],
    sortedBy: 'name',
  },
  titleField: 'name',
  orderedBy: 'name',
  searchedIn: ['code', 'name'],
  fields: [name(), reference('country', targetOf(countries), { required: true }), isMasterRecord],
  picklist: { ...place, reads: ['isMasterRecord'], arguments: { countryId: 'ID' }, needs: ['countryId'] },
  texts: {
    en: { title: 'Provinces and states', record: 'Province or state', entity: 'provinces and states' },
    es: { title: 'Provincias y estados', record: 'Provincia o estado', entity: 'provincias y estados' },
  },
  demo: {
    series: '5b15',
    entries: [
      ['AB', 'Alberta'],
      ['BC', 'British Columbia'],
      ['SK', 'Saskatchewan'],
      ['MB', 'Manitoba'],
      ['ON', 'Ontario'],
    ].map(([province = '', called = '']) => ({
      code: province,
      name: called,
      country: 'CA',
      isMasterRecord: true,
    })),
  },
});
