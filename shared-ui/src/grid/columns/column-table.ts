import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import {
  type GridRecord,
  resizeColumn,
  type ShownColumn,
  shownColumns,
  sortColumns,
  sortsOf,
} from '../views/grid-view.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** The model of a grid's columns: which, in what order, how wide, sorted how. Rows have a model of their own. */
export type ColumnTable = ReactTable<typeof features, GridRecord>;

const noRows: GridRecord[] = [];

/** Narrowest and widest that a column is dragged, in CSS pixels. */
const columnWidth = { smallest: 48, largest: 1200 } as const;

/** Columns of a view as TanStack Table keeps them; every change goes back into the view. */
export function useColumnTable(
  columns: readonly GridColumn[],
  view: GridView,
  onViewChange: (view: GridView) => void,
): { readonly table: ColumnTable; readonly visible: readonly ShownColumn[] } {
  const shown = useMemo(() => shownColumns(columns, view), [columns, view]);
  const definitions = useMemo(
    () =>
      columns.map(({ id, width, sortable, resizable }) => ({
        id,
        accessorFn: (row: GridRecord) => row[id],
        header: id,
        size: width,
        minSize: columnWidth.smallest,
        maxSize: columnWidth.largest,
        enableSorting: sortable,
        enableResizing: resizable,
        sortDescFirst: false,
      })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: shown.map(({ id }) => id),
      columnVisibility: Object.fromEntries(shown.map(({ id, hidden }) => [id, !hidden])),
      columnSizing: Object.fromEntries(shown.map(({ id, width }) => [id, width])),
      sorting: sortsOf(view).map(({ id, direction }) => ({ id, desc: direction === 'desc' })),
    }),
    [shown, view],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state,
    columnResizeMode: 'onChange',
    manualSorting: true,
    onColumnSizingChange: (updater) => {
      const next = typeof updater === 'function' ? updater(state.columnSizing) : updater;
      onViewChange(
        Object.entries(next).reduce(
          (changed, [id, width]) =>
            width === state.columnSizing[id] ? changed : resizeColumn(changed, id, Math.round(width)),
          view,
        ),
      );
    },
    onSortingChange: (updater) => {
      const next = typeof updater === 'function' ? updater(state.sorting) : updater;
      onViewChange(
        sortColumns(
          view,
          next.map(({ id, desc }) => ({ id, direction: desc ? 'desc' : 'asc' })),
        ),
      );
    },
  });
  const visible = useMemo(() => shown.filter(({ hidden }) => !hidden), [shown]);
  return { table, visible };
}
