import { expect, it } from 'vitest';
import { aColumn } from '../testing-columns.ts';
import { clearFilters, filterColumn, newView, searchText } from './grid-view.ts';
import { lockedCondition, withCondition, withoutCondition } from './locked-condition.ts';

const columns = [aColumn('completedDate', { type: 'date' }), aColumn('task')];
const open = { column: 'completedDate', values: [null] };
const mine = { id: 'mine' as const, value: true };
const folder = { ...newView(columns), searchCriteria: { filters: [open] }, parameters: [mine] };
const locked = lockedCondition('My tasks', folder);

it('holds whatever the person filters by, clears or finds', () => {
  const own = withoutCondition(folder);
  expect(own).toEqual(newView(columns));
  for (const view of [
    own,
    clearFilters(filterColumn(own, { column: 'task', contains: 'pay' })),
    searchText(own, 'pay'),
  ]) {
    const question = withCondition(view, locked);
    expect(question.searchCriteria.filters).toContainEqual(open);
    expect(question.parameters).toEqual([mine]);
  }
});

it('stands beside a filter of the person on the same column', () => {
  const question = withCondition(
    filterColumn(withoutCondition(folder), { column: 'completedDate', from: '2026-01-01' }),
    locked,
  );
  expect(question.searchCriteria.filters).toEqual([open, { column: 'completedDate', from: '2026-01-01' }]);
});
