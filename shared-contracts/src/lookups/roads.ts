import * as grid from '../grids/grid-column.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';
import { isActive, name } from '../master-data/declared-fields.ts';
import { namedOnly } from '../master-data/picklist-declaration.ts';

/** Roads whose use is asked for. */
export const roads: AdministeredKind = {
  typeName: 'Road',
  plural: 'roads',
  grid: {
    id: 'd25fba32-41cf-47b7-b24b-508f7b92658c',
    configId: 'b4cc8fae-9702-48cd-bcd7-6eadba220af8',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 260),
      grid.number('length', 'Length (km)'),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [name(), { name: 'length', kind: 'number', required: false }, isActive],
  },
  picklist: namedOnly,
  orderedBy: 'name',
  texts: {
    en: { title: 'Roads', record: 'Road', entity: 'roads', fields: { length: 'Length (km)' } },
    es: { title: 'Caminos', record: 'Camino', entity: 'caminos', fields: { length: 'Longitud (km)' } },
  },
  demo: {
    series: '5b0d',
    entries: [
      'Forestry Trunk Road',
      'Highway 40 access',
      'Sukunka Forest Service Road',
      'Beaver River Road',
      'Range Road 53',
      'Township Road 624',
      'Hardisty Haul Road',
      'Upper Cutbank Road',
    ].map((road) => ({ name: road })),
  },
};
