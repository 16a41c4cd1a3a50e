import { act, fireEvent, screen } from '@testing-library/react';
import type { RefObject } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { layOut, renderInShell } from '../../testing/index.ts';
import { useLocalContent } from '../content/use-local-content.ts';
import { DataGrid } from '../data-grid.tsx';
import { aColumn } from '../testing-columns.ts';
import { type GridRecord, newView } from './grid-view.ts';
import type { GridStand } from './use-kept-stand.ts';

const columns = [aColumn('name'), aColumn('area')];
const view = newView(columns);
const records: readonly GridRecord[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `id ${index}`,
  name: `Row ${index}`,
}));

beforeEach(() => {
  layOut(600, 320);
});

function Grid({
  rows = records,
  stand,
}: {
  rows?: readonly GridRecord[];
  stand: RefObject<GridStand | undefined>;
}) {
  const content = useLocalContent({ rows, columns, view });
  return (
    <DataGrid
      label="Cities"
      entity="cities"
      columns={columns}
      view={view}
      onViewChange={() => {}}
      content={content}
      rowHeight={32}
      stand={stand}
    />
  );
}

async function show(start: GridStand | undefined, rows?: readonly GridRecord[]) {
  const stand: RefObject<GridStand | undefined> = { current: start };
  const shown = renderInShell(<Grid stand={stand} {...(rows ? { rows } : {})} />);
  await act(async () => {});
  const grid = screen.getByRole('grid');
  return { stand, grid, scroller: grid.parentElement, shown };
}

it('opens where it was left: scrolled, with the cursor there and the focus on it', async () => {
  const { grid, scroller } = await show({ row: 600, column: 1, top: 19_100, left: 40 });
  expect([scroller?.scrollTop, scroller?.scrollLeft]).toEqual([19_100, 40]);
  expect(document.activeElement).toBe(grid);
  await act(async () => void fireEvent.scroll(scroller ?? grid));
  const cell = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  expect(cell?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')).toBe('602');
});

it('brings the cursor into sight where it went on elsewhere', async () => {
  const { scroller } = await show({ row: 700, column: 0, top: 19_100, left: 0 });
  const top = scroller?.scrollTop ?? 0;
  expect(top).toBeLessThanOrEqual(700 * 32);
  expect(top + 320).toBeGreaterThan(700 * 32);
});

it('tells where somebody stands', async () => {
  const { stand, grid, scroller } = await show(undefined);
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  await act(async () => {});
  expect(stand.current).toMatchObject({ row: 1, column: 1 });
  if (scroller) scroller.scrollTop = 480;
  fireEvent.scroll(scroller ?? grid);
  expect(stand.current).toMatchObject({ row: 1, top: 480 });
});

it('takes no focus from where somebody is already', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  await show({ row: 3, column: 0, top: 0, left: 0 });
  expect(document.activeElement).toBe(input);
  input.remove();
});
