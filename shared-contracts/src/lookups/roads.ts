import * as grid from '../grids/grid-column.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';
import { isActive, name } from '../master-data/declared-fields.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

/** Roads whose use is requested. */
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
  // The length of a road limits how much of it can be used.
  picklist: { columns: [pickColumn('name', 3), pickColumn('length', 1)], named: ['name'] },
  orderedBy: 'name',
  texts: {
    en: { title: 'Roads', record: 'Road', entity: 'roads', fields: { length: 'Length (km)' } },
    es: { title: 'Caminos', record: 'Camino', entity: 'caminos', fields: { length: 'Longitud (km)' } },
  },
  demo: {
    series: '5b0d',
    entries: [
      { name: 'Forestry Trunk Road', length: 162.4 },
      { name: 'Highway 40 access', length: 31.5 },
      { name: 'Sukunka Forest Service Road', length: 74.25 },
      { name: 'Beaver River Road', length: 48 },
      { name: 'Range Road 53', length: 38.6 },
      { name: 'Township Road 624', length: 33.2 },
      { name: 'Hardisty Haul Road', length: 41.75 },
      // An example without a length: nobody has measured this road.
      { name: 'Upper Cutbank Road' },
    ],
  },
};
