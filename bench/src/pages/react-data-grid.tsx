import { useMemo, useState } from 'react';
import { DataGrid, SelectColumn, type SortColumn } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { createRoot } from 'react-dom/client';
import { type BenchRow, benchColumns, benchRows } from './rows.ts';
import type { GridSide } from './side.ts';

const columns = [
  SelectColumn,
  ...benchColumns.map(({ id }) => ({ key: id, name: id, width: 130, resizable: true, sortable: true })),
];

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** react-data-grid as its guide sorts it: rows are sorted outside and handed in. */
export const side: GridSide = async (root) => {
  const rows = benchRows();
  let show: (sort: readonly SortColumn[]) => void = () => {};
  function Page() {
    const [sorts, setSorts] = useState<readonly SortColumn[]>([]);
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    show = setSorts;
    const sorted = useMemo(() => {
      const [sort] = sorts;
      if (!sort) return rows;
      const sign = sort.direction === 'ASC' ? 1 : -1;
      return rows.toSorted(
        (one, other) => sign * compare(one[sort.columnKey] ?? '', other[sort.columnKey] ?? ''),
      );
    }, [sorts]);
    return (
      <DataGrid<BenchRow, unknown, string>
        columns={columns}
        rows={sorted}
        rowHeight={32}
        headerRowHeight={32}
        rowKeyGetter={({ id }) => id}
        sortColumns={sorts}
        onSortColumnsChange={(next) => setSorts(next)}
        selectedRows={selected}
        onSelectedRowsChange={(next) => setSelected(next)}
        style={{ height: 800 }}
      />
    );
  }
  createRoot(root).render(<Page />);
  const grid = () => root.querySelector<HTMLElement>('[role="grid"]');
  return {
    scroller: () => {
      const scroller = grid();
      if (!scroller) throw new Error('react-data-grid has no scroller.');
      return scroller;
    },
    sort: (column, direction) =>
      show([{ columnKey: column, direction: direction === 'asc' ? 'ASC' : 'DESC' }]),
    firstCell: (column) => {
      const place = columns.findIndex(({ key }) => key === column);
      return grid()?.querySelector(`[aria-rowindex="2"] [aria-colindex="${place + 1}"]`)?.textContent ?? '';
    },
  };
};
