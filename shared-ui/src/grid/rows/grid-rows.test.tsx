import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from 'shared-contracts';
import type { GridView } from 'shared-contracts/grids';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut, onPhone, renderInShell } from '../../testing/index.ts';
import type { DataGridProps } from '../grid-props.ts';
import { noSelection, type Selection } from '../keyboard/grid-selection.ts';
import { aColumn } from '../testing-columns.ts';
import { TestGrid } from '../testing-grid.tsx';
import { type GridRecord, newView } from '../views/grid-view.ts';

const invoicing = { NOT_INVOICED: { en: 'Not invoiced', es: 'Sin facturar' } };
const columns = [
  aColumn('number'),
  aColumn('status', { formatter: 'status' }),
  aColumn('due', { type: 'date', formatter: 'due', doneBy: 'completed' }),
  aColumn('phone', { formatter: 'phone' }),
  aColumn('invoicing', { formatter: 'enum', words: invoicing }),
  aColumn('owner', { formatter: 'person' }),
];
const rows: readonly GridRecord[] = [
  {
    id: 'a',
    number: 'SL-1',
    status: 'Signed',
    colors: { status: '#2f9e44' },
    due: '2026-11-19',
    phone: '4035550123',
    invoicing: 'NOT_INVOICED',
    owner: 'Owen Peters',
  },
  { id: 'b', number: 'SL-2', status: 'Not started', due: '2026-11-21' },
  { id: 'c', number: 'SL-3', status: null, due: '2026-11-22' },
  { id: 'd', number: 'SL-4', colors: { status: 'url(x)' }, status: 'Sent', due: '2026-11-23' },
  { id: 'e', number: 'SL-5', due: '2026-11-25' },
  { id: 'f', number: 'SL-6', due: '2026-12-25' },
  { id: 'g', number: 'SL-7', due: '2026-11-01', completed: '2026-11-20' },
];

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T12:00:00'));
  layOut(600, 640);
});

interface ShownState {
  view: GridView;
  selection: Selection;
}

function showGrid(
  props: Partial<DataGridProps> & { readonly records?: readonly GridRecord[] } = {},
  language: Language = 'en',
) {
  const state: ShownState = { view: newView(columns), selection: noSelection };
  renderInShell(
    <TestGrid
      columns={columns}
      records={rows}
      {...props}
      onChange={(view, selection) => Object.assign(state, { view, selection })}
    />,
    { language },
  );
  const grid = screen.getByRole('grid', { name: 'Agreements' });
  const inRow = (line: number, selector: string) =>
    grid.querySelector<HTMLElement>(`[data-row="${line}"] ${selector}`) as HTMLElement;
  return { grid, state, inRow };
}

describe('the first column', () => {
  it('links by words where nothing stands in it', () => {
    renderInShell(
      <TestGrid
        columns={columns}
        records={[
          { id: 'a', number: null },
          { id: 'b', number: '' },
        ]}
        onOpen={() => {}}
        addressOf={({ id }) => `/thing/${id}` as const}
      />,
    );
    const links = screen.getAllByRole('link', { name: '(Not Set)' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/thing/a', '/thing/b']);
  });

  it('holds the tick box, the link and the arrow, so that all of them stay in sight', () => {
    const { inRow, grid } = showGrid({ onOpen: () => {}, addressOf: ({ id }) => `/thing/${id}` as const });
    const first = within(inRow(1, '[data-column="0"]'));
    expect(first.getByRole('link', { name: 'SL-2' }).getAttribute('href')).toBe('/thing/b');
    for (const part of ['select', 'open']) expect(inRow(1, `[data-column="0"] [data-${part}]`)).toBeTruthy();
    expect(inRow(1, '[data-column="0"]').style.width).toBe(`${34 + 100 + 30}px`);
    expect(grid.querySelector<HTMLElement>('[data-header="0"]')?.style.width).toBe(`${100 + 30}px`);
    expect(screen.getByRole('cell', { name: 'SL-2' })).toBeTruthy();
  });

  it('is marked while what is beside it is scrolled away, and rolls along while the grid scrolls down', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const scroller = showGrid().grid.parentElement as HTMLElement;
    const scrollBy = (left: number, top: number) => {
      scroller.scrollLeft += left;
      scroller.scrollTop += top;
      fireEvent.scroll(scroller);
    };
    const marks = () => ['data-scrolled', 'data-rolling'].map((name) => scroller.hasAttribute(name));
    expect(marks()).toEqual([false, false]);
    scrollBy(40, 0);
    expect([marks(), scroller.style.getPropertyValue('--grid-left')]).toEqual([[true, false], '40px']);
    scrollBy(0, 200);
    expect(marks()).toEqual([true, true]);
    act(() => void vi.advanceTimersByTime(200));
    scrollBy(0, 200);
    act(() => void vi.advanceTimersByTime(200));
    expect(marks()).toEqual([true, true]);
    act(() => void vi.advanceTimersByTime(200));
    expect(marks()).toEqual([true, false]);
    scrollBy(0, 200);
    scrollBy(-40, 200);
    expect([marks(), scroller.style.getPropertyValue('--grid-left')]).toEqual([[false, false], '0px']);
  });

  it('has a shade at its end while more columns stand behind it', () => {
    const scroller = showGrid().grid.parentElement as HTMLElement;
    Object.defineProperties(scroller, { scrollWidth: { value: 900 }, clientWidth: { value: 600 } });
    const scrollTo = (left: number) => {
      scroller.scrollLeft = left;
      fireEvent.scroll(scroller);
      return scroller.hasAttribute('data-more');
    };
    // Of the last column nothing but the room around its text is cut off at 290.
    expect([scrollTo(40), scrollTo(300), scrollTo(290), scrollTo(200)]).toEqual([true, false, false, true]);
  });

  it('tells which row is shown beside the grid', () => {
    const { grid } = showGrid({ peekedId: 'c' });
    const current = [...grid.querySelectorAll('[aria-current="true"]')];
    expect(current.map((row) => row.getAttribute('data-row'))).toEqual(['2']);
  });
});

describe('a cell', () => {
  it('shows a status as a pill in its colour, where that is one', () => {
    const { inRow } = showGrid();
    const pill = (line: number) => inRow(line, '[data-column="1"] span');
    expect(pill(0).style.getPropertyValue('--rw-status')).toBe('#2f9e44');
    expect(pill(1).textContent).toBe('Not started');
    expect(pill(1).hasAttribute('data-colored')).toBe(false);
    expect(pill(2)).toBeNull();
    expect(pill(3).style.getPropertyValue('--rw-status')).toBe('transparent');
  });

  it.each([
    [0, 'late', 'Nov-19-2026 3 days late'],
    [1, 'late', 'Nov-21-2026 1 day late'],
    [2, 'soon', 'Nov-22-2026 today'],
    [3, 'soon', 'Nov-23-2026 tomorrow'],
    [4, 'soon', 'Nov-25-2026 in 3 days'],
    [5, 'later', 'Dec-25-2026'],
    [6, 'done', 'Nov-01-2026'],
  ] as const)('says how the day due of line %d stands: %s', (line, kind, text) => {
    const { inRow } = showGrid();
    expect(inRow(line, '[data-column="2"]').textContent).toBe(text);
    expect(inRow(line, '[data-due]').dataset['due']).toBe(kind);
  });

  it('says so in the language of the person', () => {
    const { inRow } = showGrid({}, 'es');
    expect(inRow(0, '[data-column="2"]').textContent).toBe('nov-19-2026 hace 3 días');
    expect(inRow(4, '[data-column="2"]').textContent).toBe('nov-25-2026 en 3 días');
    expect(inRow(0, '[data-column="4"]').textContent).toBe('Sin facturar');
  });

  it('shows telephone numbers, words and people as they are read', () => {
    const { inRow } = showGrid();
    const texts = [3, 4, 5].map((column) => inRow(0, `[data-column="${column}"]`).textContent);
    expect(texts).toEqual(['(403) 555-0123', 'Not invoiced', 'Owen Peters']);
  });
});

describe('a column', () => {
  const widthOf = ({ view }: ShownState, id: string) =>
    view.columns.find((column) => column.id === id)?.width;

  beforeEach(() => {
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
      return new DOMRect(0, 0, this.toString().length * 10, 20);
    });
  });

  it('is fitted to what it shows by a double-click on its divider', () => {
    const { state } = showGrid();
    fireEvent.doubleClick(screen.getByTitle('Drag to set the width of OWNER'));
    expect(widthOf(state, 'owner')).toBe('Owen Peters'.length * 10 + 18);
  });

  it('that took spare room is dragged from the width that it had', () => {
    const { state } = showGrid();
    fireEvent.mouseDown(screen.getByTitle('Drag to set the width of OWNER'), { clientX: 600 });
    fireEvent.mouseMove(document, { clientX: 560 });
    fireEvent.mouseUp(document, { clientX: 560 });
    expect(widthOf(state, 'owner')).toBe(560);
  });

  it('is fitted from its menu, too', async () => {
    const { state } = showGrid();
    fireEvent.click(screen.getByRole('button', { name: 'PHONE: sort, group and filter' }));
    const menu = await screen.findByRole('dialog');
    fireEvent.click(within(menu).getByRole('button', { name: 'Fit to its content', hidden: true }));
    expect(widthOf(state, 'phone')).toBe('(403) 555-0123'.length * 10 + 18);
  });
});

describe('on a phone', () => {
  beforeEach(() => onPhone());

  it('a row is a card of its name and what tells most of it', () => {
    const { inRow, grid } = showGrid();
    const texts = [...grid.querySelectorAll('[data-row="0"] > td')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['SL-1', 'Signed', 'Nov-19-2026 3 days late', '(403) 555-0123']);
    expect(inRow(1, '').style.transform).toBe('translateY(84px)');
    expect(grid.style.minWidth).toBe('0');
  });

  it('a card of a person is headed by the whole name, and has no text twice', () => {
    const people = ['lastName', 'firstName', 'userName', 'workEmail'].map((id) => aColumn(id));
    const row = { id: 'u1', lastName: 'Acres', firstName: 'Lee', userName: 'broker', workEmail: 'broker' };
    const { grid } = showGrid({ columns: people, view: newView(people), records: [row] });
    const texts = [...grid.querySelectorAll('[data-row="0"] > td')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Lee Acres', 'broker']);
  });

  it('a second day in a card says which it is', () => {
    const days = [
      ...columns.slice(0, 1),
      aColumn('planned', { type: 'date' }),
      aColumn('reached', { type: 'date' }),
    ];
    const row = { ...rows[0], id: 'SL-1', planned: '2026-10-09', reached: '2026-10-05' };
    const { grid } = showGrid({ columns: days, view: newView(days), records: [row] });
    const texts = [...grid.querySelectorAll('[data-row="0"] > td')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['SL-1', 'Oct-09-2026', 'REACHED Oct-05-2026']);
  });

  it('a row of an ordered list is called by what it is, in its card, in the titles and by the keyboard', () => {
    const places = [aColumn('sequence', { type: 'number' }), ...columns];
    const { grid } = showGrid({ columns: places, view: newView(places) });
    const [title, place] = [...grid.querySelectorAll('[data-row="0"] > td')];
    expect([title?.textContent, place?.textContent]).toEqual(['SL-1', 'Signed']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'NUMBER',
      'SEQUENCE',
      'STATUS',
      'DUE',
      'PHONE',
      'INVOICING',
      'OWNER',
    ]);
    act(() => void fireEvent.keyDown(grid, { key: 'ArrowDown' }));
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('SL-2');
  });

  it('what is done with a row stands on a line of its own, as high as a finger, and opens nothing', () => {
    const opened: string[] = [];
    const done: string[] = [];
    const { inRow, grid } = showGrid({
      cardLine: 'owner',
      onOpen: ({ id }) => void opened.push(id),
      renderers: {
        owner: ({ id }) => (
          <button
            type="button"
            onClick={(event) => {
              event.stopPropagation();
              done.push(id);
            }}
          >
            Complete
          </button>
        ),
      },
    });
    const cells = [...grid.querySelectorAll('[data-row="0"] > td')];
    expect(cells.at(-1)?.getAttribute('data-card-line')).toBe('true');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'SL-1',
      'Signed',
      'Nov-19-2026 3 days late',
      '(403) 555-0123',
      'Complete',
    ]);
    expect(inRow(1, '').style.transform).toBe('translateY(136px)');
    fireEvent.click(inRow(1, 'button'));
    expect([done, opened]).toEqual([['b'], []]);
  });

  it('a card of a long name is higher by a line', () => {
    const { inRow } = showGrid({ hasLongNames: true });
    expect(inRow(1, '').style.transform).toBe('translateY(84px)');
  });

  it('the columns are chosen in one list, and the menu of the one that is chosen opens', async () => {
    const { grid } = showGrid();
    const choice = screen.getByRole('combobox', { name: 'Sort or filter by …' });
    const offered = [...choice.querySelectorAll('option:not([disabled])')].map(
      ({ textContent }) => textContent,
    );
    expect(offered).toEqual(['NUMBER', 'STATUS', 'DUE', 'PHONE', 'INVOICING', 'OWNER']);
    fireEvent.change(choice, { target: { value: 'status' } });
    await waitFor(() => expect(grid.querySelector('th[data-chosen]')?.textContent).toBe('STATUS'));
    expect(grid.querySelector('[data-menu="status"]')?.getAttribute('aria-expanded')).toBe('true');
  });

  it('a row of a list that begins with records is called by what it is', () => {
    const placed = [aColumn('recordName'), aColumn('projectDescription'), aColumn('taskName')];
    const task = { id: 'a', recordName: 'NF-1', projectDescription: 'North loop', taskName: 'Search titles' };
    renderInShell(<TestGrid columns={placed} records={[task]} />);
    const cells = [...screen.getByRole('grid').querySelectorAll('[data-row="0"] > td')];
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Search titles', 'NF-1', 'North loop']);
  });

  it('one tap opens the row, and its tick box selects it', () => {
    const opened: string[] = [];
    const { state, inRow } = showGrid({ onOpen: ({ id }) => void opened.push(id) });
    fireEvent.click(inRow(1, '[data-column="2"]'));
    fireEvent.doubleClick(inRow(1, '[data-column="2"]'));
    expect([opened, [...state.selection]]).toEqual([['b'], []]);
    fireEvent.click(inRow(3, '[data-select]'));
    expect([opened, [...state.selection]]).toEqual([['b'], ['d']]);
  });

  it('one tap on the arrow shows the row beside', () => {
    const opened: string[] = [];
    const peeked: string[] = [];
    const { inRow } = showGrid({
      onOpen: ({ id }) => void opened.push(id),
      onPeek: ({ id }) => void peeked.push(id),
    });
    fireEvent.click(inRow(2, '[data-open]'));
    expect([opened, peeked]).toEqual([[], ['c']]);
  });

  it('a tap selects where nothing opens', () => {
    const { state, inRow } = showGrid();
    fireEvent.click(inRow(1, '[data-column="0"]'));
    expect([...state.selection]).toEqual(['b']);
  });

  it('the keyboard goes from card to card, and along the titles above them', () => {
    const { grid } = showGrid();
    const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    const press = (key: string) => act(() => void fireEvent.keyDown(grid, { key }));
    press('ArrowDown');
    press('ArrowRight');
    expect(active()?.textContent).toBe('SL-2');
    press('ArrowUp');
    press('ArrowUp');
    press('ArrowRight');
    expect(active()?.textContent).toBe('STATUS');
    press('ArrowDown');
    expect(active()?.textContent).toBe('SL-1');
  });
});
