import * as grid from '../grids/grid-column.ts';
import { lengths, visibleOptions } from '../limits/index.ts';
import { owner, text } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

const statuses = ['Not Started', 'Contacted', 'Negotiating', 'Signed', 'Acquired', 'Refused', 'Expired'];

/** The same statuses for each operator of the demo, in its own colours. */
const palettes = {
  NFE: ['#adb5bd', '#74c0fc', '#ffd43b', '#8ce99a', '#2f9e44', '#e03131', '#868e96'],
  PRG: ['#ced4da', '#4dabf7', '#fab005', '#69db7c', '#2b8a3e', '#c92a2a', '#495057'],
};

/** The status of the surface work, with its colour on maps and grids. */
export const surfaceStatus = lookupList({
  typeName: 'SurfaceStatus',
  plural: 'surfaceStatuses',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000039',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000039',
    columns: [
      grid.text('status', 'Status', 160),
      { ...grid.text('colorCode', 'Colour', 110), type: 'color' },
      grid.lookup('productClient.companyName', 'Company', 180),
    ],
  },
  searchedIn: ['code', 'status'],
  fields: [
    text('status', lengths.surfaceStatus.status, { required: true }),
    { name: 'colorCode', kind: 'color' },
    owner,
  ],
  picklist: {
    columns: [
      pickColumn('colorCode', 0.8, { kind: 'color' }),
      pickColumn('status', 2),
      pickColumn('productClient.code', 1),
    ],
    named: ['status'],
    arguments: { operatorProductClientId: 'ID' },
    visible: visibleOptions.surfaceStatus,
  },
  texts: {
    en: {
      title: 'Surface status',
      record: 'Surface status',
      entity: 'surface statuses',
      fields: { status: 'Status', colorCode: 'Colour' },
    },
    es: {
      title: 'Estados de superficie',
      record: 'Estado de superficie',
      entity: 'estados de superficie',
      fields: { status: 'Estado', colorCode: 'Color' },
      columns: { Colour: 'Color' },
    },
  },
  demo: {
    series: '5b12',
    entries: Object.entries(palettes).flatMap(([company, colors]) =>
      colors.map((color, place) => ({
        key: `${company} ${statuses[place]}`,
        code: statuses[place] ?? '',
        status: statuses[place] ?? '',
        colorCode: color,
        productClient: company,
      })),
    ),
  },
});
