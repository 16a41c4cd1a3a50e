import * as grid from '../grids/grid-column.ts';
import { lengths } from '../limits/index.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import { isActive, isMasterRecord, name, reference } from '../master-data/declared-fields.ts';
import { namedOnly } from '../master-data/picklist-declaration.ts';
import { countries } from './countries.ts';
import { provincesAndStates } from './provinces-and-states.ts';

/** Cities, towns, villages and hamlets. */
export const cities: AdministeredKind = {
  typeName: 'City',
  plural: 'cities',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000027',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000027',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 220),
      grid.lookup('stateProvince.name', 'Province'),
      grid.tick('isActive', 'Active'),
      grid.tick('isMasterRecord', 'Supplied'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [
      reference('country', targetOf(countries), { required: true, derivedFrom: 'stateProvince' }),
      reference('stateProvince', targetOf(provincesAndStates), {
        within: { field: 'country', argument: 'countryId' },
        required: true,
      }),
      name(lengths.city.name),
      isActive,
      isMasterRecord,
    ],
  },
  picklist: {
    ...namedOnly,
    reads: ['isMasterRecord'],
    arguments: { stateProvinceId: 'ID' },
    needs: ['stateProvinceId'],
  },
  orderedBy: 'name',
  texts: {
    en: { title: 'Cities', record: 'City', entity: 'cities' },
    es: { title: 'Ciudades', record: 'Ciudad', entity: 'ciudades', columns: { Supplied: 'De serie' } },
  },
  demo: {
    series: '5b16',
    entries: Object.entries({
      AB: [
        'Calgary',
        'Edmonton',
        'Grande Prairie',
        'Edson',
        'Fox Creek',
        'Hardisty',
        'Lloydminster',
        'Medicine Hat',
        'Red Deer',
        'Valleyview',
        'Whitecourt',
        'Drayton Valley',
        'Rocky Mountain House',
        'Fort Saskatchewan',
      ],
      BC: ['Chetwynd', 'Dawson Creek', 'Fort Nelson', 'Fort St. John', 'Hudson’s Hope', 'Prince George'],
      SK: ['Maidstone', 'Maple Creek', 'North Battleford', 'Regina', 'Saskatoon', 'Swift Current', 'Unity'],
      MB: ['Brandon', 'Virden', 'Winnipeg'],
      ON: ['Ottawa', 'Toronto'],
    }).flatMap(([province, names]) =>
      names.map((city) => ({ name: city, stateProvince: province, isMasterRecord: true })),
    ),
  },
};
