import * as grid from '../grids/grid-column.ts';
import { lengths } from '../limits/index.ts';
import { targetOf } from '../master-data/administered-kind.ts';
import { name, reference, text } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';
import { countries } from './countries.ts';
import { provincesAndStates } from './provinces-and-states.ts';

/** Field areas by which projects are grouped. */
export const areas = lookupList({
  typeName: 'Area',
  plural: 'areas',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000025',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000025',
    columns: [
      grid.text('name', 'Name', 220),
      grid.text('division', 'Division', 140),
      grid.lookup('country.name', 'Country'),
      grid.lookup('stateProvince.name', 'Province'),
    ],
  },
  titleField: 'name',
  orderedBy: 'name',
  fields: [
    name(),
    text('division', lengths.area.division),
    reference('country', targetOf(countries)),
    reference('stateProvince', targetOf(provincesAndStates), {
      within: { field: 'country', argument: 'countryId' },
    }),
  ],
  picklist: {
    columns: [
      pickColumn('name', 2),
      pickColumn('division', 1),
      pickColumn('country.name', 1),
      pickColumn('stateProvince.name', 1),
    ],
    named: ['name'],
  },
  texts: {
    en: { title: 'Areas', record: 'Area', entity: 'areas', fields: { division: 'Division' } },
    es: {
      title: 'Zonas',
      record: 'Área',
      entity: 'zonas',
      fields: { division: 'División' },
      columns: { Division: 'División' },
    },
  },
  demo: {
    series: '5b17',
    entries: [
      ['Grande Prairie', 'North', 'AB'],
      ['Fox Creek', 'North', 'AB'],
      ['Edson', 'West', 'AB'],
      ['Hardisty', 'East', 'AB'],
      ['Medicine Hat', 'South', 'AB'],
      ['Montney', 'North', 'BC'],
      ['Swift Current', 'South', 'SK'],
      ['Lloydminster', 'East', 'SK'],
    ].map(([area = '', division = '', province = '']) => ({
      code: area,
      name: area,
      division,
      country: 'CA',
      stateProvince: province,
    })),
  },
});
