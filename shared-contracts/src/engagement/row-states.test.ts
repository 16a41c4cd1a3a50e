import { expect, it } from 'vitest';
import { keyDateState } from './key-date-rules.ts';
import { obligationState, recurrenceErrors } from './obligation-rules.ts';

const today = '2026-11-20';

it.each([
  [null, null, 'unplanned'],
  ['2026-11-20', null, 'open'],
  ['2026-11-19', null, 'late'],
  ['2026-11-19', '2026-11-19', 'reached'],
  ['2026-11-19', '2026-11-20', 'reachedLate'],
  [null, '2026-11-01', 'reached'],
] as const)('a key date planned for %s and reached on %s is %s', (plannedDate, actualDate, state) => {
  expect(keyDateState({ plannedDate, actualDate }, today)).toBe(state);
});

it.each([
  [null, null, 'open'],
  ['2026-11-20', null, 'open'],
  ['2026-11-19', null, 'overdue'],
  ['2026-11-19', '2026-11-20', 'done'],
] as const)('an obligation due on %s and done on %s is %s', (dueDate, completedDate, state) => {
  expect(obligationState({ dueDate, completedDate }, today)).toBe(state);
});

it.each([
  [{}, []],
  [{ recurrenceInterval: 2 }, ['recurrenceUnit', 'dueDate']],
  [{ recurrenceUnit: 'Years', dueDate: today }, ['recurrenceInterval']],
  [{ recurrenceInterval: 2, recurrenceUnit: 'Years', dueDate: today }, []],
])('of %o it lacks %o', (values, paths) => {
  expect(recurrenceErrors(values).map(({ path }) => path)).toEqual(paths);
});
