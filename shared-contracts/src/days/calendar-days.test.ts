import { expect, it } from 'vitest';
import { dayAfter, daysBetween, weekdayOf } from './index.ts';

it('goes over the ends of months and years, forth and back', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2028-03-01', -1), dayAfter('2026-02-27', 3)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-03-02',
  ]);
});

it('counts the days between two days, also over a change of the clocks', () => {
  expect([daysBetween('2026-03-07', '2026-03-09'), daysBetween('2026-11-02', '2026-10-31')]).toEqual([2, -2]);
  expect(daysBetween('2026-11-02', 'soon')).toBeNaN();
});

it('knows the day of the week', () => {
  expect(['2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([0, 1]);
});
