import { describe, expect, it } from 'vitest';
import { fitView } from './fit-view.ts';
import { gridColumn } from './grid-column.ts';
import type { GridView } from './grid-request.ts';

const columns = [
  gridColumn('string', 'name', 'Name'),
  gridColumn('string', 'status', 'Status'),
  gridColumn('string', 'note', 'Note', { virtual: true }),
];
const standard: GridView = {
  columns: [{ id: 'name', direction: 'asc', sortOrder: 1 }, { id: 'status' }, { id: 'note' }],
  page: 1,
  pageLimit: 50,
  searchCriteria: { filters: [] },
  parameters: [],
};

describe('a view that was kept earlier', () => {
  it('loses what hung on a column that is gone, and keeps the rest', () => {
    const kept = {
      ...standard,
      columns: [
        { id: 'assignee', direction: 'asc' as const, sortOrder: 1 },
        { id: 'status', width: 90 },
      ],
      searchCriteria: {
        text: 'wiebe',
        filters: [
          { column: 'assignee', values: ['A'] },
          { column: 'status', values: ['Sent'] },
        ],
      },
    };
    expect(fitView(kept, columns, standard.columns)).toEqual({
      ...standard,
      columns: [{ id: 'status', width: 90 }],
      searchCriteria: { text: 'wiebe', filters: [{ column: 'status', values: ['Sent'] }] },
    });
  });

  it('shows the standard columns where none of its own is left to see', () => {
    const kept = { ...standard, columns: [{ id: 'gone' }, { id: 'name', hidden: true }] };
    expect(fitView(kept, columns, standard.columns).columns).toEqual(standard.columns);
  });

  it('neither sorts nor groups by a column that cannot be sorted any more', () => {
    const kept = {
      ...standard,
      columns: [{ id: 'name' }, { id: 'note', isGrouped: true, direction: 'asc' as const }],
    };
    expect(fitView(kept, columns, standard.columns).columns[1]).toEqual({
      id: 'note',
      direction: null,
      sortOrder: null,
      isGrouped: false,
    });
  });

  it('sums nothing in a column that is made for the cell alone', () => {
    const kept: GridView = { ...standard, columns: [{ id: 'name' }, { id: 'note', aggregate: 'sum' }] };
    expect(fitView(kept, columns).columns[1]).toMatchObject({ aggregate: null });
  });

  it('shows every column where nothing else is said to stand in', () => {
    expect(fitView({ ...standard, columns: [{ id: 'gone' }] }, columns).columns).toEqual([
      { id: 'name' },
      { id: 'status' },
      { id: 'note' },
    ]);
  });
});
