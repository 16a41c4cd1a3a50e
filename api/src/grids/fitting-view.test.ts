import { type GridSource, gridSource } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { recordCatalog } from '../modules.ts';
import { fittingView } from './fitting-view.ts';
import { gridPlans } from './grid-plan.ts';

const plan = gridPlans(recordCatalog)(gridSource('associates') as GridSource);
const view = {
  page: 1,
  pageLimit: 50,
  searchCriteria: { filters: [] },
  columns: [{ id: 'name' }],
  parameters: [],
};

it('a view of columns that are gone opens without them', () => {
  const old = {
    ...view,
    searchCriteria: {
      text: 'peters',
      filters: [
        { column: 'gone', contains: 'a' },
        { column: 'name', contains: 'b' },
        { column: 'fullAddress', contains: 'c' },
      ],
    },
    columns: [
      { id: 'gone', direction: 'asc' as const, sortOrder: 1 },
      { id: 'name', width: 300, hidden: true },
      { id: 'fullAddress', direction: 'asc' as const, isGrouped: true },
    ],
  };
  expect(fittingView(plan, old)).toEqual({
    ...view,
    searchCriteria: { text: 'peters', filters: [{ column: 'name', contains: 'b' }] },
    columns: [
      { id: 'name', width: 300, hidden: true },
      { id: 'fullAddress', direction: null, sortOrder: null, isGrouped: false },
    ],
  });
});

it('a view of nothing that is left shows what the grid has', () => {
  const { columns } = fittingView(plan, { ...view, columns: [{ id: 'gone' }] });
  expect(columns.map(({ id }) => id)).toEqual([...plan.columns.keys()]);
});
