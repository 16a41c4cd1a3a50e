import { today } from 'shared-contracts/days';
import {
  datedFilter,
  type GridAggregate,
  type GridColumn,
  type GridFilter,
  type GridView,
  type ViewColumn,
  zoneHere,
} from 'shared-contracts/grids';

/** A row of a grid: its id and a cell by column id. */
export type GridRecord = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A column as a view shows it. */
export interface ShownColumn extends GridColumn {
  readonly aggregate: GridAggregate | undefined;
  readonly isGrouped: boolean;
  readonly hidden: boolean;
  /** Whether the person has given it a width. */
  readonly isSized: boolean;
}

/** Whether a column only shows the position of rows in their own order. */
export const isPlace = ({ id }: Pick<GridColumn, 'id'>): boolean => id === 'sequence';

export interface GridSort {
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** The view that a grid starts with: its columns, some of them hidden, sorted by one. */
export function newView(columns: readonly GridColumn[], sort?: GridSort): GridView {
  return {
    page: 1,
    pageLimit: 100,
    searchCriteria: { filters: [] },
    columns: columns.map(({ id, defaultHidden }) => ({
      id,
      ...(id === sort?.id ? { direction: sort.direction, sortOrder: 1 } : {}),
      ...(defaultHidden ? { hidden: true } : {}),
    })),
    parameters: [],
  };
}

/**
 * Columns in the view's order; columns that the view does not know yet come last and are hidden, as their cells were
 * not requested.
 */
export function shownColumns(columns: readonly GridColumn[], view: GridView): readonly ShownColumn[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  const listed = view.columns.flatMap((kept) => {
    const column = known.get(kept.id);
    return column ? [{ column, kept }] : [];
  });
  const listedIds = new Set(listed.map(({ column }) => column.id));
  const unlisted = columns
    .filter(({ id }) => !listedIds.has(id))
    .map((column) => ({ column, kept: { id: column.id, hidden: true } as ViewColumn }));
  return [...listed, ...unlisted].map(({ column, kept }) => ({
    ...column,
    width: kept.width ?? column.width,
    isSized: kept.width !== undefined,
    align: kept.align ?? column.align,
    aggregate: kept.aggregate ?? undefined,
    isGrouped: kept.isGrouped ?? false,
    hidden: kept.hidden ?? false,
  }));
}

/** The sort of rows, the grouped column first. */
export function sortsOf(view: GridView): readonly GridSort[] {
  return view.columns
    .filter(({ direction, isGrouped }) => isGrouped || direction)
    .sort(
      (one, other) =>
        Number(other.isGrouped ?? false) - Number(one.isGrouped ?? false) ||
        (one.sortOrder ?? 99) - (other.sortOrder ?? 99),
    )
    .map(({ id, direction }) => ({ id, direction: direction ?? 'asc' }));
}

/** The column by which rows are grouped, if any. */
export const groupedColumn = (view: GridView): string | undefined =>
  view.columns.find(({ isGrouped }) => isGrouped)?.id;

type ColumnChange = (column: ViewColumn) => ViewColumn;

const changeColumns = (view: GridView, change: ColumnChange): GridView => ({
  ...view,
  columns: view.columns.map(change),
});

/**
 * Changes a column of the view; a column that the view does not know yet, because it is newer, is added after the
 * others.
 */
const changeColumn = (view: GridView, id: string, change: Partial<ViewColumn>): GridView =>
  view.columns.some((column) => column.id === id)
    ? changeColumns(view, (column) => (column.id === id ? { ...column, ...change } : column))
    : { ...view, columns: [...view.columns, { id, hidden: true, ...change }] };

/** The view with a column of another width. */
export const resizeColumn = (view: GridView, id: string, width: number): GridView =>
  changeColumn(view, id, { width });

/** Hides or shows a column; one that the view does not know yet is added after its own. */
export const hideColumn = (view: GridView, id: string, hidden: boolean): GridView =>
  view.columns.some((column) => column.id === id)
    ? changeColumn(view, id, { hidden })
    : { ...view, columns: [...view.columns, { id, hidden }] };

/** The view with another sum below a column, or with none. */
export const aggregateColumn = (view: GridView, id: string, aggregate: GridAggregate | null): GridView =>
  changeColumn(view, id, { aggregate });

/** Groups by one column, or by none; grouping by a column also sorts by it. */
export function groupColumn(view: GridView, id: string | null): GridView {
  const ungrouped = changeColumns(view, (column) => ({ ...column, isGrouped: false }));
  return id === null ? ungrouped : changeColumn(ungrouped, id, { isGrouped: true });
}

/** Sorts by these columns, in this order. */
export const sortColumns = (view: GridView, sorts: readonly GridSort[]): GridView =>
  changeColumns(view, (column) => {
    const place = sorts.findIndex(({ id }) => id === column.id);
    const sort = sorts[place];
    return { ...column, direction: sort?.direction ?? null, sortOrder: sort ? place + 1 : null };
  });

/** Moves a column to the place of another. */
export function moveColumn(view: GridView, id: string, toId: string): GridView {
  const moved = view.columns.find((column) => column.id === id);
  const to = view.columns.findIndex((column) => column.id === toId);
  if (!moved || to < 0) return view;
  const others = view.columns.filter((column) => column.id !== id);
  return { ...view, columns: [...others.slice(0, to), moved, ...others.slice(to)] };
}

/** The view with its columns in another order. */
export const orderColumns = (view: GridView, ids: readonly string[]): GridView => ({
  ...view,
  columns: ids.map((id) => view.columns.find((column) => column.id === id) ?? { id, hidden: true }),
});

/** The condition on a column, if there is one. */
export const filterOf = (view: GridView, column: string): GridFilter | undefined =>
  view.searchCriteria.filters?.find((filter) => filter.column === column);

const isEmpty = ({ values, contains, from, to, within }: Omit<GridFilter, 'column'>): boolean =>
  values === undefined && !contains?.trim() && from === undefined && to === undefined && within === undefined;

/** Filters a column, replacing its previous filter; an empty filter removes it. */
export function filterColumn(view: GridView, filter: GridFilter): GridView {
  const others = (view.searchCriteria.filters ?? []).filter(({ column }) => column !== filter.column);
  return {
    ...view,
    searchCriteria: {
      ...view.searchCriteria,
      filters: isEmpty(filter) ? others : [...others, filter],
    },
  };
}

/** The view of rows that contain a text. */
export const searchText = (view: GridView, text: string): GridView => ({
  ...view,
  searchCriteria: { ...view.searchCriteria, text },
});

/** The view of all rows. */
export const clearFilters = (view: GridView): GridView => ({
  ...view,
  searchCriteria: { filters: [] },
});

/**
 * The part of a view that decides which rows are found and in which order, as of today; widths and positions of columns
 * are not part of it.
 */
export function questionOf(view: GridView): GridView {
  const columns = view.columns
    .filter(({ direction, isGrouped, aggregate }) => direction || isGrouped || aggregate)
    .map(({ id, direction, isGrouped, sortOrder, aggregate }) => ({
      id,
      direction: direction ?? null,
      isGrouped: isGrouped ?? false,
      sortOrder: sortOrder ?? null,
      aggregate: aggregate ?? null,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const now = today();
  const filters = (view.searchCriteria.filters ?? []).map((filter) => datedFilter(filter, now));
  // The time zone in which a view was saved is not the one where the person is now.
  return { ...view, columns, searchCriteria: { ...view.searchCriteria, filters, zone: zoneHere() } };
}
