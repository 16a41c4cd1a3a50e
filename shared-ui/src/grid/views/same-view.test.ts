import { describe, expect, it } from 'vitest';
import { aColumn } from '../testing-columns.ts';
import {
  filterColumn,
  groupColumn,
  hideColumn,
  moveColumn,
  newView,
  resizeColumn,
  searchText,
  sortColumns,
} from './grid-view.ts';
import { isSameView } from './same-view.ts';

const columns = [
  aColumn('name'),
  aColumn('status'),
  aColumn('note', { sortable: false, filterable: false, virtual: true }),
];
const standard = newView(columns, { id: 'name', direction: 'asc' });

describe('a view that was changed', () => {
  it.each([
    ['a width', resizeColumn(standard, 'name', 222)],
    ['a hidden column', hideColumn(standard, 'status', true)],
    ['an order', moveColumn(standard, 'status', 'name')],
    ['a sort', sortColumns(standard, [{ id: 'name', direction: 'desc' }])],
    ['a group', groupColumn(standard, 'status')],
    ['a text', searchText(standard, 'wiebe')],
    ['a filter', filterColumn(standard, { column: 'status', values: ['Sent'] })],
  ])('by %s is another one', (_, changed) => {
    expect(isSameView(standard, changed, columns)).toBe(false);
  });

  it('and put back is the same, whatever was set on the way', () => {
    const back = [
      groupColumn(groupColumn(standard, 'status'), null),
      hideColumn(hideColumn(standard, 'status', true), 'status', false),
      searchText(searchText(standard, 'w'), ''),
      filterColumn(filterColumn(standard, { column: 'status', values: ['Sent'] }), { column: 'status' }),
      resizeColumn(standard, 'name', columns[0]?.width ?? 0),
      { ...standard, page: 3 },
    ];
    expect(back.map((view) => isSameView(standard, view, columns))).toEqual(back.map(() => true));
  });

  it('does not depend on columns of later that it does not show', () => {
    const older = { ...standard, columns: standard.columns.slice(0, 2) };
    const newer = { ...older, columns: [...older.columns, { id: 'note', hidden: true }] };
    expect(isSameView(older, newer, columns)).toBe(true);
  });
});
