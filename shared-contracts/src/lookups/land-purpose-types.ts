import * as grid from '../grids/grid-column.ts';
import { lengths } from '../limits/index.ts';
import { owner, text } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

/** The purposes for which land is taken. */
export const landPurposeTypes = lookupList({
  typeName: 'LandPurpose',
  plural: 'landPurposes',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000032',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000032',
    columns: [grid.text('category', 'Category', 140, { groupWhenSorted: true })],
  },
  searchedIn: ['code', 'category', 'description'],
  fields: [text('category', lengths.landPurpose.category, { required: true }), owner],
  picklist: {
    columns: [pickColumn('category', 1), pickColumn('code', 1), pickColumn('description', 2)],
    named: ['code', 'description'],
    arguments: { productClientId: 'ID' },
  },
  texts: {
    en: { title: 'Land purpose types', record: 'Land purpose type', entity: 'land purpose types' },
    es: {
      title: 'Finalidades del terreno',
      record: 'Tipo de finalidad del terreno',
      entity: 'finalidades del terreno',
    },
  },
  demo: {
    series: '5b0f',
    entries: [
      { category: 'Pipeline', code: 'PL', description: 'Pipeline right of way' },
      { category: 'Pipeline', code: 'TWS', description: 'Temporary workspace' },
      { category: 'Wellsite', code: 'WS', description: 'Wellsite and lease' },
      { category: 'Access', code: 'AR', description: 'Access road' },
      { category: 'Facility', code: 'FAC', description: 'Facility site' },
      { category: 'Power', code: 'PWR', description: 'Power line' },
    ],
  },
});
