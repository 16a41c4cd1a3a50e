import type { GridColumn } from './grid-column.ts';
import type { GridView } from './grid-request.ts';

/**
 * A view that was kept earlier, as far as the grid's columns of today have what it names:
 * a column that is gone takes its sort, its group and its filter with it, and it sorts and
 * filters by nothing that the grid can not sort or filter by any more. `standard` are the
 * columns that are shown where none of the view's is left to see.
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
