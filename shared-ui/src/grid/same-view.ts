import type { GridColumn, GridView } from 'shared-contracts/grids';

/**
 * A view that was kept earlier, as far as the grid's columns of today have what it names:
 * a column that is gone takes its sort, its group and its filter with it. `standard` shows
 * the columns where none of the view's is left.
 */
export function fitView(view: GridView, columns: readonly GridColumn[], standard: GridView): GridView {
  const known = new Map(columns.map((column) => [column.id, column]));
  const kept = view.columns.filter(({ id }) => known.has(id));
  const fitting = kept.map((column) => {
    const { sortable, virtual } = known.get(column.id) ?? {};
    const isPlain = virtual === true || sortable === false;
    return isPlain
      ? {
          ...column,
          direction: null,
          isGrouped: false,
          sortOrder: null,
          aggregate: virtual ? null : column.aggregate,
        }
      : column;
  });
  const filters = (view.searchCriteria.filters ?? []).filter(({ column }) => known.get(column)?.filterable);
  return {
    ...view,
    columns: fitting.some(({ hidden }) => !hidden) ? fitting : standard.columns,
    searchCriteria: { ...view.searchCriteria, filters },
  };
}

/** A view as two that look the same are the same: columns in order, all else by name, what is not set left out. */
function plain(view: GridView, columns: readonly GridColumn[]): string {
  const widths = new Map(columns.map(({ id, width }) => [id, width]));
  const shown = view.columns.filter(({ hidden }) => !hidden);
  const column = ({ id, width, aggregate, direction, isGrouped, align }: GridView['columns'][number]) => [
    id,
    width === undefined || width === widths.get(id) ? null : width,
    aggregate ?? null,
    align ?? null,
    isGrouped ? (direction ?? 'asc') : (direction ?? null),
    isGrouped ?? false,
  ];
  const sorts = view.columns
    .filter(({ direction }) => direction)
    .sort((one, other) => (one.sortOrder ?? 99) - (other.sortOrder ?? 99))
    .map(({ id, direction }) => [id, direction]);
  const { text, filters } = view.searchCriteria;
  const filter = ({
    column: of,
    values,
    contains,
    from,
    to,
    within,
  }: NonNullable<typeof filters>[number]) => [
    of,
    values ?? null,
    contains ?? null,
    from ?? null,
    to ?? null,
    within ?? null,
  ];
  return JSON.stringify([
    shown.map(column),
    view.columns.filter(({ hidden, isGrouped, aggregate }) => hidden && (isGrouped || aggregate)).map(column),
    sorts,
    text?.trim() ?? '',
    (filters ?? []).map(filter).sort((one, other) => String(one[0]).localeCompare(String(other[0]))),
    view.parameters.filter(({ transient }) => !transient),
  ]);
}

/** Whether two views of a grid show the same rows in the same way. */
export const isSameView = (one: GridView, other: GridView, columns: readonly GridColumn[]): boolean =>
  plain(one, columns) === plain(other, columns);
