import { expect, it } from 'vitest';
import { nextDueDate } from './recurrence.ts';

it.each([
  ['2026-11-20', 10, 'Days', '2026-11-30'],
  ['2026-01-31', 1, 'Months', '2026-02-28'],
  ['2026-03-07', 1, 'Days', '2026-03-08'],
  ['2026-11-20', 18, 'Months', '2028-05-20'],
  ['2024-02-29', 1, 'Years', '2025-02-28'],
  ['2026-11-20', 5, 'Years', '2031-11-20'],
  ['9990-01-01', 999, 'Years', undefined],
] as const)('what was due on %s comes again %i %s later, on %s', (due, interval, unit, next) => {
  expect(nextDueDate(due, { firstDueDate: due, interval, unit })).toBe(next);
});

it('the last of a month comes back after a shorter one: it is counted from the first due day', () => {
  const recurrence = { firstDueDate: '2026-01-31', interval: 1, unit: 'Months' } as const;
  expect(nextDueDate('2026-02-28', recurrence)).toBe('2026-03-31');
  const leap = { firstDueDate: '2024-02-29', interval: 1, unit: 'Years' } as const;
  expect(nextDueDate('2027-02-28', leap)).toBe('2028-02-29');
});
