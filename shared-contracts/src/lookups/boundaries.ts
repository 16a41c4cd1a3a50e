import * as grid from '../grids/grid-column.ts';
import { choice, keyed } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';

/** Formations that bound a right from below or above. */
export const boundaries = lookupList({
  typeName: 'Boundary',
  plural: 'boundaries',
  grid: {
    id: '35736090-af73-4a94-9fa6-e99eaa776ab1',
    configId: '03fd4168-4136-46da-992f-492c0e47f6be',
    columns: [grid.text('kind', 'Bounds', 120)],
  },
  fields: [choice('kind', keyed('Lower', 'Upper'), { required: true, whenNew: 'Lower' })],
  texts: {
    en: {
      title: 'Boundaries',
      record: 'Boundary',
      entity: 'boundaries',
      fields: { kind: 'Bounds' },
      choices: { kind: { Lower: 'From below', Upper: 'From above' } },
    },
    es: {
      title: 'Límites',
      record: 'Límite',
      entity: 'límites',
      fields: { kind: 'Limita' },
      choices: { kind: { Lower: 'Por abajo', Upper: 'Por arriba' } },
      columns: { Bounds: 'Limita' },
    },
  },
  demo: {
    series: '5b14',
    entries: ['Surface', 'Base Belly River', 'Base Cardium', 'Top Montney', 'Basement'].flatMap((formation) =>
      ['Lower', 'Upper'].map((kind) => ({ key: `${kind} ${formation}`, code: formation, kind })),
    ),
  },
});
