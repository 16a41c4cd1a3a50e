import type { GridView } from 'shared-contracts/grids';
import type { GridPlan } from './grid-plan.ts';

/**
 * A view that was kept when the grid had other columns, as it fits the grid of today: what it
 * says of columns that are gone is dropped, and it sorts and filters by nothing that the grid
 * can not sort or filter by any more.
 */
export function fittingView({ columns: known }: Pick<GridPlan, 'columns'>, view: GridView): GridView {
  const kept = view.columns.flatMap((column) => {
    const planned = known.get(column.id);
    if (!planned) return [];
    return planned.column.sortable
      ? [column]
      : [{ ...column, direction: null, sortOrder: null, isGrouped: false }];
  });
  const isFilterable = ({ column }: { readonly column: string }) =>
    known.get(column)?.column.filterable === true;
  return {
    ...view,
    columns: kept.length > 0 ? kept : [...known.keys()].map((id) => ({ id })),
    searchCriteria: {
      ...view.searchCriteria,
      filters: (view.searchCriteria.filters ?? []).filter(isFilterable),
    },
  };
}
