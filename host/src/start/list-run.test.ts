import { gridColumn } from 'shared-contracts/grids';
import type { GridContent, GridItem, OpenedGrid } from 'shared-ui/grid';
import { groupColumn, newView } from 'shared-ui/grid';
import { expect, it } from 'vitest';
import { openGroupsOf, placeOfRow } from './list-run.ts';

const columns = [gridColumn('string', 'number', 'Number'), gridColumn('string', 'status', 'Status')];
const grid: OpenedGrid = {
  name: 'agreements',
  id: 'a',
  configId: 'b',
  columns,
  standard: newView(columns, { id: 'number', direction: 'asc' }),
};

const row = (n: number): GridItem => ({
  kind: 'row',
  row: { id: `r${n}`, number: `${n}`, opens: `agreement/r${n}/details` },
});
const pending: GridItem = { kind: 'pending', key: '1 all' };
const group = (value: string, count: number, isOpen: boolean): GridItem => ({
  kind: 'group',
  group: { key: `group:"${value}"`, value, count, aggregates: {}, isOpen },
});

const contentOf = (items: readonly GridItem[], total: number): GridContent => ({
  items: { count: items.length, at: (index) => items[index] },
  total,
  aggregates: {},
  isLoading: false,
  toggleGroup: () => {},
  load: () => {},
  showGroups: () => {},
  knownRows: () => [],
  distinctValues: async () => [],
  allRows: async () => [],
});

const open = (items: readonly GridItem[], id: string, near: readonly number[], view = grid.standard) =>
  placeOfRow({ grid, view, content: contentOf(items, 358), row: { id }, near });

it('knows the rows around it that have come, and its number among all', () => {
  const items = [pending, pending, row(2), row(3), row(4), pending];
  expect(open(items, 'r3', [0])).toMatchObject({
    source: 'agreements',
    total: 358,
    before: 2,
    at: 3,
    firstLine: 0,
    records: [2, 3, 4].map((n) => ({ id: `r${n}`, opens: `agreement/r${n}/details` })),
  });
});

it('asks for what finds and sorts alone', () => {
  const question = open([row(0)], 'r0', [0])?.question;
  expect(question?.columns).toEqual([
    { id: 'number', direction: 'asc', isGrouped: false, sortOrder: 1, aggregate: null },
  ]);
});

it('goes through the group of a grouped list, by its value', () => {
  const items = [group('Sent', 9, false), group('Signed', 2, true), row(0), row(1), group('Void', 3, false)];
  const place = open(items, 'r1', [3], groupColumn(grid.standard, 'status'));
  expect(place).toMatchObject({ total: 2, before: 0, at: 1, firstLine: 2 });
  expect(place?.records).toHaveLength(2);
  expect(place?.question.searchCriteria.filters).toEqual([{ column: 'status', values: ['Signed'] }]);
  expect(place?.question.columns.some(({ isGrouped }) => isGrouped)).toBe(false);
});

it('finds no place for a row that is not near', () => {
  expect(open([row(0)], 'r7', [0, 90])).toBeUndefined();
});

it('tells which groups are open', () => {
  const items = [
    group('Sent', 9, false),
    group('Signed', 2, true),
    row(0),
    pending,
    group('Void', 1, true),
    pending,
  ];
  expect(openGroupsOf(contentOf(items, 12))).toEqual(['group:"Signed"', 'group:"Void"']);
});
