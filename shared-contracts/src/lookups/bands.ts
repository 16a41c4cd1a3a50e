import * as grid from '../grids/grid-column.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';
import { isActive, name } from '../master-data/declared-fields.ts';
import { namedOnly } from '../master-data/picklist-declaration.ts';

/** The communities of the demo, which other parts of the demo refer to by name. */
export const demoBands = [
  'Duncan’s First Nation',
  'Halfway River First Nation',
  'Horse Lake First Nation',
  'Onion Lake Cree Nation',
  'Saulteau First Nations',
  'Sturgeon Lake Cree Nation',
  'West Moberly First Nations',
  'Whitefish Lake First Nation',
] as const;

/** Indigenous communities that are consulted. */
export const bands: AdministeredKind = {
  typeName: 'Band',
  plural: 'bands',
  grid: {
    id: 'ba8573ff-e0cb-4345-a29c-32e9e78cb0d2',
    configId: '55a47b58-3104-4c9b-97a6-37bf7f5c5d17',
    sortedBy: 'name',
    columns: [grid.text('name', 'Name', 260), grid.tick('isActive', 'Active')],
  },
  form: { titleField: 'name', fields: [name(), isActive] },
  picklist: namedOnly,
  orderedBy: 'name',
  texts: {
    en: { title: 'Bands', record: 'Band', entity: 'bands' },
    es: {
      title: 'Comunidades indígenas',
      record: 'Comunidad indígena',
      entity: 'comunidades indígenas',
    },
  },
  demo: { series: '5b0c', entries: demoBands.map((band) => ({ name: band })) },
};
