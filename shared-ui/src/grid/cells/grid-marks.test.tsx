import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { layOut, onPhone, renderInShell } from '../../testing/index.ts';
import { aColumn } from '../testing-columns.ts';
import { TestGrid } from '../testing-grid.tsx';
import type { GridRecord } from '../views/grid-view.ts';
import type { CellMark, GridMarks, MarkWalker } from './cell-marks.ts';

const columns = [aColumn('name'), aColumn('area'), aColumn('owner')];
const rows: readonly GridRecord[] = Array.from({ length: 300 }, (_, index) => ({
  id: `id ${index}`,
  name: `Row ${index}`,
  area: String(index),
  owner: 'Ann Beg',
}));

/** The faults, by row and column. */
const wrong: Readonly<Record<string, CellMark>> = {
  'id 1 area': { kind: 'error', text: 'An area is a number.' },
  'id 1 owner': { kind: 'warning', text: 'Ann Begg is there already.' },
  'id 250 name': { kind: 'error', text: 'A name is required.' },
};

beforeAll(() => import('./mark-note.tsx'));

beforeEach(() => layOut(600, 320));

function show(more: Partial<GridMarks> = {}) {
  const walker = createRef<MarkWalker>();
  const opened: string[] = [];
  const marks: GridMarks = { of: ({ id }, column) => wrong[`${id} ${column}`], ...more };
  renderInShell(
    <TestGrid
      label="Sheet"
      columns={columns}
      records={rows}
      isSelectable={false}
      marks={marks}
      markWalker={walker}
      onOpen={({ id }) => opened.push(id)}
    />,
  );
  const grid = screen.getByRole('grid', { name: 'Sheet' });
  return {
    grid,
    walker,
    opened,
    press: (key: string, held: object = {}) => fireEvent.keyDown(grid, { key, ...held }),
    active: () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? ''),
  };
}

describe('wrong cells of a grid', () => {
  it('are told apart by kind, and say what is wrong to who does not see their colour', () => {
    const { grid } = show();
    const marked = [...grid.querySelectorAll('[data-mark]')].map((cell) => [
      cell.getAttribute('data-mark'),
      cell.getAttribute('aria-invalid'),
      cell.textContent,
    ]);
    expect(marked).toEqual([
      ['error', 'true', '1. An area is a number.'],
      ['warning', null, 'Ann Beg. Ann Begg is there already.'],
    ]);
  });

  it('are gone to one after the other by F8, back by Shift+F8, and from the last to the first', () => {
    const { press, active } = show();
    press('F8');
    expect(active()?.textContent).toContain('An area is a number.');
    press('F8');
    expect(active()?.textContent).toContain('Ann Begg is there already.');
    press('F8');
    press('F8');
    expect(active()?.textContent).toContain('An area is a number.');
    press('F8', { shiftKey: true });
    press('F8', { shiftKey: true });
    expect(active()?.textContent).toContain('Ann Begg is there already.');
  });

  it('have their sentence below while the keyboard is at them', async () => {
    const { press } = show();
    await act(async () => void press('F8'));
    const note = await screen.findByText('An area is a number.', { selector: '[data-kind]' });
    expect(note.getAttribute('data-kind')).toBe('error');
    press('ArrowLeft');
    expect(document.querySelector('[data-kind]')).toBeNull();
  });

  it('lead on elsewhere behind the last one', () => {
    const past: number[] = [];
    const { press, active } = show({ onPast: (way) => past.push(way) > 0 });
    for (const _ of [1, 2, 3, 4]) press('F8');
    expect(past).toEqual([1]);
    expect(active()?.textContent ?? 'out of sight').not.toContain('An area');
  });

  it('open their row on a phone, where the button leads to them', () => {
    onPhone();
    const { walker, opened } = show();
    act(() => walker.current?.next(1));
    expect(opened).toEqual(['id 1']);
    act(() => walker.current?.next(1));
    expect(opened).toEqual(['id 1', 'id 250']);
  });

  it('leave the key to the browser where a grid tells of none', () => {
    const { press } = show({ of: () => undefined });
    expect(press('F8')).toBe(false);
  });
});
