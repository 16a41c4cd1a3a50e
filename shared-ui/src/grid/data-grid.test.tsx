import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut, renderInShell } from '../testing/index.ts';
import { DataGrid } from './data-grid.tsx';
import { noSelection, type Selection } from './keyboard/grid-selection.ts';
import { aColumn } from './testing-columns.ts';
import { TestGrid, type TestGridProps } from './testing-grid.tsx';
import { type GridRecord, groupColumn, newView } from './views/grid-view.ts';

const columns = [
  aColumn('name'),
  aColumn('area', { type: 'number', align: 'right' }),
  aColumn('isActive', { type: 'bool' }),
  aColumn('due', { type: 'date' }),
  aColumn('rate', { type: 'rateclass' }),
];
const rows: readonly GridRecord[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `id ${index}`,
  name: `Row ${index}`,
  area: index % 10,
  isActive: index % 2 === 0,
  due: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`,
  rate: index % 2 === 0 ? 'Default' : 'Client',
}));

beforeEach(() => {
  layOut(600, 320);
});

function showGrid(props: Partial<TestGridProps> = {}) {
  let view = newView(columns);
  let selection: Selection = noSelection;
  const opened: string[] = [];
  renderInShell(
    <TestGrid
      columns={columns}
      records={rows}
      onOpen={({ id }) => opened.push(id)}
      {...props}
      onChange={(nextView, nextSelection) => {
        view = nextView;
        selection = nextSelection;
      }}
    />,
  );
  const grid = screen.getByRole('grid', { name: 'Agreements' });
  return {
    grid,
    opened,
    press: (key: string, held: object = {}) => fireEvent.keyDown(grid, { key, ...held }),
    selected: () => [...selection],
    view: () => view,
    activeText: () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent,
    names: () => screen.getAllByText(/^Row \d+$/).map(({ textContent }) => textContent),
  };
}

describe('a grid', () => {
  it('has only the rows in sight in the page, and says how many there are', () => {
    const { grid, names } = showGrid();
    expect(names().length).toBeLessThan(30);
    expect(grid.getAttribute('aria-rowcount')).toBe('1001');
    expect(within(grid).getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('2');
  });

  it('says that there are none and what they are for, and offers the first step', () => {
    showGrid({
      records: [],
      emptyPurpose: 'Agreements are rights to use land.',
      emptyAction: <button type="button">New agreement</button>,
    });
    expect(screen.getByRole('status').textContent).toBe(
      'There are no agreements.Agreements are rights to use land.',
    );
    expect(screen.getByRole('button', { name: 'New agreement' })).toBeTruthy();
  });

  it('offers to drop filters that hide every row', () => {
    const first = { ...newView(columns), searchCriteria: { text: 'nothing like it', filters: [] } };
    const { names } = showGrid({ first });
    expect(screen.getByRole('status').textContent).toBe(
      'Nothing matches the filters.You looked for “nothing like it”.',
    );
    expect(screen.queryByText('There are no agreements.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names().length).toBeGreaterThan(5);
  });

  it('sorts by a click on a title: up, down, not at all; with Shift by one more column', () => {
    const { view } = showGrid();
    const title = (name: string) => screen.getByRole('button', { name });
    const sorts = () =>
      view()
        .columns.filter(({ direction }) => direction)
        .map(({ id, direction, sortOrder }) => [id, direction, sortOrder]);
    fireEvent.click(title('AREA'));
    expect(sorts()).toEqual([['area', 'asc', 1]]);
    expect(screen.getByRole('columnheader', { name: /AREA/ }).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(title('NAME'), { shiftKey: true });
    expect(sorts()).toEqual([
      ['name', 'asc', 2],
      ['area', 'asc', 1],
    ]);
    fireEvent.click(title('AREA'));
    expect(sorts()).toEqual([['area', 'desc', 1]]);
  });

  it('is walked with the keys, opens with Enter and copies the cell with Ctrl+C', () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const { press, opened, activeText } = showGrid();
    press('ArrowDown');
    press('ArrowRight');
    expect(activeText()).toBe('1');
    press('c', { ctrlKey: true });
    press('Home');
    expect(activeText()).toBe('Row 1');
    press('Enter');
    expect([copied, opened]).toEqual([['1'], ['id 1']]);
  });

  it('selects with Space, Shift and an arrow, Ctrl+A, and copies what is selected', () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const { press, selected } = showGrid();
    press(' ');
    expect(selected()).toEqual(['id 0']);
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect(selected()).toEqual(['id 0', 'id 1', 'id 2']);
    press('c', { ctrlKey: true });
    expect(copied).toEqual([
      'Row 0\t0\tYes\tNov-01-2026\tDefault\nRow 1\t1\tNo\tNov-02-2026\tClient\nRow 2\t2\tYes\tNov-03-2026\tDefault',
    ]);
    press('a', { ctrlKey: true });
    expect(selected().length).toBe(1000);
    press('Escape');
    expect(selected()).toEqual([]);
  });

  it('selects with the mouse: one, up to another with Shift, one more with Ctrl, all with the box above', () => {
    const { selected, grid } = showGrid();
    const cell = (name: string) => screen.getByRole('cell', { name });
    fireEvent.click(cell('Row 1'));
    const box = grid.querySelector('[data-select-all]') as HTMLElement;
    // The browser would paint all text between both clicks.
    expect(fireEvent.mouseDown(cell('Row 3'), { shiftKey: true })).toBe(false);
    expect(document.activeElement).toBe(grid);
    expect(fireEvent.mouseDown(cell('Row 3'))).toBe(true);
    fireEvent.click(cell('Row 3'), { shiftKey: true });
    expect(selected()).toEqual(['id 1', 'id 2', 'id 3']);
    expect(box.dataset['checked']).toBe('some');
    fireEvent.click(cell('Row 2'), { ctrlKey: true });
    expect(selected()).toEqual(['id 1', 'id 3']);
    expect(cell('Row 1').closest('tr')?.getAttribute('aria-selected')).toBe('true');
    fireEvent.click(box);
    expect(selected().length).toBe(1000);
    expect(box.dataset['checked']).toBe('all');
    fireEvent.click(box);
    expect(box.dataset['checked']).toBeUndefined();
  });

  it('opens a row by a double-click and by its arrow', () => {
    const { opened, grid } = showGrid();
    fireEvent.doubleClick(screen.getByRole('cell', { name: 'Row 4' }));
    fireEvent.click(grid.querySelector('[data-row="2"] [data-open]') as HTMLElement);
    expect(opened).toEqual(['id 4', 'id 2']);
  });

  it('opens the page by Enter, and shows the row beside it by the arrow and Alt+Enter', () => {
    const peeked: string[] = [];
    const { opened, grid, press } = showGrid({ onPeek: ({ id }) => void peeked.push(id) });
    fireEvent.doubleClick(screen.getByRole('cell', { name: 'Row 4' }));
    press('Enter');
    fireEvent.click(grid.querySelector('[data-row="2"] [data-open]') as HTMLElement);
    press('Enter', { altKey: true });
    press(' ');
    expect([opened, peeked]).toEqual([
      ['id 4', 'id 0'],
      ['id 2', 'id 2'],
    ]);
  });

  it('opens what there is by Alt+Enter where nothing is shown beside it', () => {
    const { opened, press } = showGrid();
    press('Enter', { altKey: true });
    expect(opened).toEqual(['id 0']);
  });

  it('links the first column to the page, which a plain click opens once', () => {
    const addressOf = ({ id }: GridRecord) => `/thing/${id}` as const;
    const { opened, selected } = showGrid({ addressOf });
    const link = screen.getByRole('link', { name: 'Row 1' });
    expect(link.getAttribute('href')).toBe('/thing/id 1');
    expect(fireEvent.click(link)).toBe(false);
    fireEvent.click(link, { detail: 2 });
    fireEvent.doubleClick(link);
    expect(opened).toEqual(['id 1']);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect([opened.length, selected()]).toEqual([1, []]);
  });

  it('has an arrow column of 30 pixels and, where nothing else is said, rows of 50', () => {
    const { grid } = showGrid({ rowHeight: undefined });
    expect(grid.style.getPropertyValue('--grid-arrow')).toBe('30px');
    expect(grid.style.getPropertyValue('--grid-row')).toBe('50px');
    expect(grid.style.minWidth).toBe(`${columns.length * 100 + 34 + 30}px`);
  });

  it('marks rate types with their icons', () => {
    showGrid();
    const icon = (name: string) =>
      screen.getAllByRole('cell', { name })[0]?.querySelector(`svg[data-rate-class="${name}"]`);
    expect(icon('Default')).toBeTruthy();
    expect(icon('Client')).toBeTruthy();
  });

  it('is resized, sorted and thinned out by keys on a title', () => {
    const { press, view } = showGrid();
    const width = () => view().columns.find(({ id }) => id === 'name')?.width;
    press('ArrowUp');
    press('ArrowRight', { shiftKey: true });
    expect(width()).toBe(116);
    press('ArrowLeft', { shiftKey: true });
    expect(width()).toBe(100);
    press('Enter');
    expect(view().columns.find(({ id }) => id === 'name')?.direction).toBe('asc');
    press('Delete');
    expect(screen.queryByRole('columnheader', { name: /NAME/ })).toBeNull();
  });

  it('filters by the values of a column, from its menu', async () => {
    const { view } = showGrid();
    fireEvent.click(screen.getByRole('button', { name: 'AREA: sort, group and filter' }));
    const menu = await screen.findByRole('dialog');
    const from = within(menu).getByLabelText('From');
    fireEvent.change(from, { target: { value: 'eight' } });
    fireEvent.blur(from);
    expect(view().searchCriteria.filters).toEqual([]);
    expect(within(menu).getByText('Must be a number.')).toBeTruthy();
    fireEvent.change(from, { target: { value: '8,0' } });
    fireEvent.blur(from);
    expect(within(menu).queryByText('Must be a number.')).toBeNull();
    expect(view().searchCriteria.filters).toEqual([{ column: 'area', from: '8' }]);
    await waitFor(() => expect(screen.getByRole('cell', { name: 'Row 8' })).toBeTruthy());
    expect(screen.queryByRole('cell', { name: 'Row 1' })).toBeNull();
  });

  it('filters by days that are typed or chosen from a calendar in the menu', async () => {
    const { view } = showGrid();
    fireEvent.click(screen.getByRole('button', { name: 'DUE: sort, group and filter' }));
    const menu = await screen.findByRole('dialog');
    const from = within(menu).getByLabelText('From');
    fireEvent.change(from, { target: { value: '2026-13-40' } });
    fireEvent.blur(from);
    expect(within(menu).getByText('Invalid date format.')).toBeTruthy();
    expect(view().searchCriteria.filters ?? []).toEqual([]);
    fireEvent.change(from, { target: { value: '2026-11-20' } });
    fireEvent.keyDown(from, { key: 'Enter' });
    expect(view().searchCriteria.filters).toEqual([{ column: 'due', from: '2026-11-20' }]);
    fireEvent.click(within(menu).getByRole('button', { name: 'Choose a day for From', hidden: true }));
    fireEvent.click(await within(menu).findByRole('button', { name: '24 November 2026', hidden: true }));
    expect(view().searchCriteria.filters).toEqual([{ column: 'due', from: '2026-11-24' }]);
    expect(menu.isConnected).toBe(true);
    expect(document.activeElement).toBe(from);
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Row 1' })).toBeNull());
  });

  it('closes and opens a group by a click and by Enter', () => {
    const { press, grid } = showGrid({ first: groupColumn(newView(columns), 'area') });
    expect(grid.getAttribute('aria-rowcount')).toBe('1001');
    const heading = () => within(grid).getAllByRole('row')[1] as HTMLElement;
    expect(heading().textContent).toBe('0100');
    fireEvent.click(within(heading()).getByRole('cell'));
    expect(screen.queryByRole('cell', { name: 'Row 0' })).toBeNull();
    press('Enter');
    expect(screen.getByRole('cell', { name: 'Row 0' })).toBeTruthy();
  });

  it('moves a row with Alt and an arrow, unless its order is fixed', async () => {
    const moves: [string, number][] = [];
    const { press } = showGrid({ reorder: { onMove: (id, to) => moves.push([id, to]) } });
    await act(async () => {});
    press('ArrowDown');
    press('ArrowUp', { altKey: true });
    expect(moves).toEqual([['id 1', 0]]);
    cleanup();
    const fixed = showGrid({
      reorder: { onMove: (id, to) => moves.push([id, to]), blockedBy: 'It is sorted.' },
    });
    fixed.press('ArrowDown', { altKey: true });
    expect(moves.length).toBe(1);
  });

  it('tells why there are no rows, and tries again', () => {
    const tries: string[] = [];
    renderInShell(
      <DataGrid
        label="Agreements"
        entity="agreements"
        columns={columns}
        view={newView(columns)}
        onViewChange={() => {}}
        content={{
          items: { count: 0, at: () => undefined },
          total: undefined,
          aggregates: {},
          isLoading: false,
          failure: { message: 'The list cannot be read now.', tryAgain: () => tries.push('again') },
          toggleGroup: () => {},
          showGroups: () => {},
          knownRows: () => [],
          load: () => {},
          distinctValues: async () => [],
          allRows: async () => [],
        }}
      />,
    );
    expect(screen.getByText('The list cannot be read now.')).toBeTruthy();
    expect(screen.queryByText('There are no agreements.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(tries).toEqual(['again']);
  });
});
