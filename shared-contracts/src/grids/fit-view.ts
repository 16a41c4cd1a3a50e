import type { GridColumn } from './grid-column.ts';
import type { GridView } from './grid-request.ts';

/**
 * Adapts a saved view to the grid's current columns. A removed column takes its sort, group and filter with it, and
 * columns that can no longer be sorted or filtered are not. `standard` are the columns to show if none of the view's
 * columns exists any more.
 */
export function fitView(
  view: GridView,
  columns: readonly GridColumn[],
  standard: GridView['columns'] = columns.map(({ id }) => ({ id })),
): GridView {
  const known = new Map(columns.map((column) => [column.id, column]));
  const fitting = view.columns.flatMap((column): GridView['columns'] => {
    const now = known.get(column.id);
    if (!now) return [];
    if (now.sortable && !now.virtual) return [column];
    const plain = { ...column, direction: null, sortOrder: null, isGrouped: false };
    return [now.virtual && column.aggregate ? { ...plain, aggregate: null } : plain];
  });
  const filters = (view.searchCriteria.filters ?? []).filter(({ column }) => known.get(column)?.filterable);
  return {
    ...view,
    columns: fitting.some(({ hidden }) => !hidden) ? fitting : standard,
    searchCriteria: { ...view.searchCriteria, filters },
  };
}
