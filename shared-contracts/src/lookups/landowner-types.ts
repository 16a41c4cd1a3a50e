import * as grid from '../grids/grid-column.ts';
import { tick } from '../master-data/declared-fields.ts';
import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

/** How an owner holds the land. */
export const landownerTypes = lookupList({
  typeName: 'LandownerType',
  plural: 'landownerTypes',
  flags: ['enableLandownerTypesIntegration'],
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000043',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000043',
    columns: [grid.tick('isSystem', 'System'), grid.tick('isSynchronized', 'Synchronized', 125)],
  },
  fields: [tick('isSystem', { readOnly: true }), tick('isSynchronized', { readOnly: true })],
  picklist: {
    columns: [
      pickColumn('code', 1),
      pickColumn('description', 2),
      pickColumn('isSystem', 0.7, { kind: 'tick', when: 'synchronized' }),
      pickColumn('isSynchronized', 1, { kind: 'tick', when: 'synchronized' }),
    ],
    named: ['code', 'description'],
    arguments: { activeOnly: 'Boolean' },
    offersInactive: true,
  },
  texts: {
    en: {
      title: 'Landowner types',
      record: 'Landowner type',
      entity: 'landowner types',
      fields: { isSystem: 'System', isSynchronized: 'Synchronized' },
    },
    es: {
      title: 'Tipos de propietario',
      record: 'Tipo de propietario',
      entity: 'tipos de propietario',
      fields: { isSystem: 'Del sistema', isSynchronized: 'Sincronizado' },
      columns: { Synchronized: 'Sincronizado' },
    },
  },
  demo: {
    series: '5b04',
    entries: codesOf(
      ['Freehold', 'Registered owner'],
      ['Crown', 'Provincial Crown land'],
      ['Federal', 'Federal land'],
      ['Municipal', 'Owned by a county or town'],
      ['Metis Settlement', 'Settlement land'],
    ),
  },
});
