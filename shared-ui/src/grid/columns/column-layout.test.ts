import type { GridColumn } from 'shared-contracts/grids';
import { describe, expect, it } from 'vitest';
import { aColumn } from '../testing-columns.ts';
import { newView, resizeColumn, shownColumns } from '../views/grid-view.ts';
import { cardColumns, inCardOrder, laidColumns } from './column-layout.ts';

const bare = { isReorderable: false, isSelectable: false, opensRows: false };

const layOut = (columns: readonly GridColumn[], edges = bare, view = newView(columns)) =>
  laidColumns(shownColumns(columns, view), edges);

const stretched = (columns: readonly GridColumn[], view = newView(columns)) =>
  layOut(columns, bare, view)
    .filter(({ stretches }) => stretches)
    .map(({ id, titleStyle: { flexGrow } }) => [id, flexGrow]);

const name = aColumn('name');
const owner = aColumn('owner');
const notes = aColumn('notes');
const status = aColumn('status', { formatter: 'status' });
const area = aColumn('area', { type: 'number' });
const isActive = aColumn('isActive', { type: 'bool' });

describe('the room that columns leave', () => {
  it('is shared by the plain texts, by their widths', () => {
    const wide = aColumn('wide', { width: 200 });
    expect(stretched([name, wide, notes, area, isActive])).toEqual([
      ['name', 100],
      ['wide', 200],
      ['notes', 100],
    ]);
  });

  it('goes to texts before people and statuses, and to the first column where it is the only text', () => {
    expect(stretched([name, owner, status, area]).map(([id]) => id)).toEqual(['name', 'owner']);
    expect(stretched([name, status, area])).toEqual([['status', 100]]);
    expect(stretched([name, area])).toEqual([['name', 100]]);
    expect(stretched([area, isActive])).toEqual([]);
  });

  it('leaves alone what the person has given a width', () => {
    const columns = [name, owner, notes];
    const view = resizeColumn(newView(columns), 'notes', 180);
    expect(stretched(columns, view).map(([id]) => id)).toEqual(['name', 'owner']);
  });
});

it('the first column holds what stands around its text, and its title the room of the arrow', () => {
  const [first, second] = layOut([name, owner], { isReorderable: true, isSelectable: true, opensRows: true });
  expect([first?.titleStyle.width, first?.cellStyle.width]).toEqual([130, 198]);
  expect([second?.titleStyle.width, second?.cellStyle.width]).toEqual([100, 100]);
});

describe('the columns of cards', () => {
  const order = (columns: readonly GridColumn[]) =>
    inCardOrder(shownColumns(columns, newView(columns))).map(({ id }) => id);
  const sequence = aColumn('sequence', { type: 'number' });

  it('begin with what a row is where its list begins with places', () => {
    expect(order([sequence, area, name, owner])).toEqual(['name', 'sequence', 'area', 'owner']);
  });

  it('stay as they are elsewhere, and where nothing else tells a row', () => {
    expect(order([name, sequence, owner])).toEqual(['name', 'sequence', 'owner']);
    expect(order([area, name])).toEqual(['area', 'name']);
    expect(order([sequence, aColumn('icon', { title: '' }), isActive])).toEqual([
      'sequence',
      'icon',
      'isActive',
    ]);
  });
});

describe('a card', () => {
  const due = aColumn('due', { type: 'date', formatter: 'due' });
  const columns = layOut([name, owner, isActive, notes, due, status, area]);
  const idsOf = (row: Readonly<Record<string, unknown>>) =>
    cardColumns(columns, { id: '1', ...row }).map(({ id }) => id);

  it('tells the status and the day due before what comes next, three in all', () => {
    const row = { name: 'A', owner: 'B', isActive: true, notes: 'C', due: '2026-11-22', status: 'Sent' };
    expect(idsOf(row)).toEqual(['name', 'due', 'status', 'owner']);
  });

  it('passes over what is empty', () => {
    expect(idsOf({ name: 'A', owner: '', notes: null, area: 0 })).toEqual(['name', 'area']);
  });

  it('does not say again what its name says, but for how the row stands', () => {
    const row = { name: 'L-1\nOwen Peters · NE-4', owner: 'Peters, Owen', notes: 'Gate', status: 'Owen' };
    expect(idsOf(row)).toEqual(['name', 'status', 'notes']);
  });

  it('leaves the place of a row to where the card stands', () => {
    const placed = layOut([name, aColumn('sequence', { type: 'number' }), owner]);
    const shown = cardColumns(placed, { id: '1', name: 'A', sequence: 3, owner: 'B' });
    expect(shown.map(({ id }) => id)).toEqual(['name', 'owner']);
  });
});
