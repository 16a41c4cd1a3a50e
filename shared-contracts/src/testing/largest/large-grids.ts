import { type GridFilter, gridPage, gridSources } from '../../grids/index.ts';
import { type LargeCall, posted } from './large-call.ts';

/** Number of columns of a view, letters of a search, and values of a filter that fit into a body. */
const mostColumns = 100;
const letters = 200;
const valuesOfFilter = 400;

const ofWords = 'ab c '.repeat(letters / 5);
const ofOneWord = 'ab'.repeat(letters / 2);

type Source = (typeof gridSources)[number];

const columnsOf = ({ columns }: Source) =>
  columns.slice(0, mostColumns).map(({ id }, place) => ({
    id,
    direction: 'desc',
    sortOrder: place + 1,
  }));

const filtersOf = ({ columns }: Source, filter: (place: number) => Omit<GridFilter, 'column'>) =>
  columns.slice(0, gridPage.filters).map(({ id }, place) => ({ column: id, ...filter(place) }));

/** The largest search criteria and filters of lists. */
const criteriaOf = (source: Source): readonly (readonly [how: string, criteria: object])[] => [
  ['as many words', { text: ofWords }],
  ['one long word', { text: ofOneWord }],
  ['a long text in each column', { filters: filtersOf(source, () => ({ contains: ofWords })) }],
  [
    'many values of each column',
    {
      filters: filtersOf(source, (column) => ({
        values: Array.from({ length: valuesOfFilter }, (_, place) => `${column} ${place}`),
      })),
    },
  ],
  ['ranges of each column', { filters: filtersOf(source, () => ({ from: '1900-01-01', to: '2100-01-01' })) }],
];

/**
 * A page of every list with the maximum number of rows and columns, sorted by all of them, with the largest search and
 * filters that are allowed.
 */
export function* largeGrids(): Generator<LargeCall> {
  for (const source of gridSources)
    for (const [how, searchCriteria] of [['everything', {}] as const, ...criteriaOf(source)]) {
      const body = {
        columns: columnsOf(source),
        pageLimit: gridPage.largest,
        withTotal: true,
        searchCriteria,
      };
      yield posted(`/api/grids/source/${source.id}`, how, body);
    }
  for (const source of gridSources)
    for (const [how, searchCriteria] of criteriaOf(source))
      yield posted('/api/map/views', `${source.id}, ${how}`, { source: source.id, searchCriteria });
}
