import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { type BenchRow, benchColumns, benchRows } from './rows.ts';
import type { GridSide } from './side.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

/** AG Grid as its guide sets it up, with the selection column that ours has. */
export const side: GridSide = async (root) => {
  const api = createGrid<BenchRow>(root, {
    rowHeight: 32,
    headerHeight: 32,
    columnDefs: benchColumns.map(({ id }) => ({ field: id, width: 130 })),
    rowSelection: { mode: 'multiRow' },
    rowData: [...benchRows()],
    getRowId: ({ data }) => data.id,
  });
  return {
    scroller: () => {
      const scroller = root.querySelector<HTMLElement>('.ag-grid-viewport, .ag-body-viewport');
      if (!scroller) throw new Error('AG Grid has no scroller.');
      return scroller;
    },
    sort: (column, direction) =>
      api.applyColumnState({ state: [{ colId: column, sort: direction }], defaultState: { sort: null } }),
    firstCell: (column) =>
      root.querySelector(`[row-index="0"] [col-id="${column}"]`)?.textContent?.trim() ?? '',
  };
};
