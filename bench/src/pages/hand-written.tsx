import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchRow, benchColumns, benchRows } from './rows.ts';
import type { GridSide } from './side.ts';

const rowHeight = 32;
const screen = 800;

function Row({ row, top }: { row: BenchRow; top: number }) {
  return (
    <div
      data-top={top}
      style={{
        position: 'absolute',
        top,
        height: rowHeight,
        display: 'flex',
        contain: 'strict',
        width: 1300,
      }}
    >
      {benchColumns.map(({ id }) => (
        <div key={id} style={{ width: 130, overflow: 'hidden', whiteSpace: 'nowrap', padding: '0 8px' }}>
          {row[id]}
        </div>
      ))}
    </div>
  );
}

/** The minimum for rows in React: only the visible ones, without any grid features. */
export const side: GridSide = async (root) => {
  const rows = benchRows();
  let show: (sort: { column: string; sign: number }) => void = () => {};
  function Page() {
    const [top, setTop] = useState(0);
    const [sort, setSort] = useState<{ column: string; sign: number }>();
    show = setSort;
    const sorted = useMemo(
      () =>
        sort
          ? rows.toSorted((one, other) => {
              const [a = '', b = ''] = [one[sort.column], other[sort.column]];
              return sort.sign * (a < b ? -1 : a > b ? 1 : 0);
            })
          : rows,
      [sort],
    );
    const first = Math.max(0, Math.floor(top / rowHeight) - 4);
    const last = Math.min(sorted.length, first + Math.ceil(screen / rowHeight) + 8);
    return (
      <div
        id="scroller"
        style={{ height: screen, overflow: 'auto' }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div style={{ height: sorted.length * rowHeight, position: 'relative' }}>
          {sorted.slice(first, last).map((row, index) => (
            <Row key={row.id} row={row} top={(first + index) * rowHeight} />
          ))}
        </div>
      </div>
    );
  }
  createRoot(root).render(<Page />);
  return {
    scroller: () => {
      const scroller = document.getElementById('scroller');
      if (!scroller) throw new Error('There is no scroller.');
      return scroller;
    },
    sort: (column, direction) => show({ column, sign: direction === 'asc' ? 1 : -1 }),
    firstCell: (column) => {
      const place = benchColumns.findIndex(({ id }) => id === column);
      return root.querySelector('[data-top="0"]')?.children[place]?.textContent ?? '';
    },
  };
};
