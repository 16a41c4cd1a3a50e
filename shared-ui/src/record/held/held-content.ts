import type { GridContent, GridItem } from '../../grid/rows/grid-items.ts';
import type { GridRecord } from '../../grid/views/grid-view.ts';

/**
 * A grid's rows with the held ones over them: new rows first, changed ones in their places. The stored rows may be
 * in the browser or still with the API.
 */
export function withHeldRows(
  content: GridContent,
  added: readonly GridRecord[],
  changed: ReadonlyMap<string, GridRecord>,
): GridContent {
  if (added.length === 0 && changed.size === 0) return content;
  const { items } = content;
  const shown = (row: GridRecord): GridRecord => changed.get(row.id) ?? row;
  const over = (item: GridItem | undefined): GridItem | undefined =>
    item?.kind === 'row' ? { kind: 'row', row: shown(item.row) } : item;
  return {
    ...content,
    total: content.total === undefined ? undefined : content.total + added.length,
    items: {
      count: items.count + added.length,
      at: (index) => {
        const row = added[index];
        return row ? { kind: 'row', row } : over(items.at(index - added.length));
      },
    },
    allRows: async (progress, signal) => [
      ...added,
      ...(await content.allRows((count) => progress(count + added.length), signal)).map(shown),
    ],
  };
}
