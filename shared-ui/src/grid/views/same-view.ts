import type { GridColumn, GridView } from 'shared-contracts/grids';

/**
 * A normalized view, so that two that look the same are equal: columns in order, everything else by name, without unset
 * values.
 */
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
