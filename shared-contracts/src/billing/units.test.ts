import { expect, it } from 'vitest';
import { countedIn, hoursByDay, kindFor, overFullDays } from './index.ts';

it.each([
  ['Time', 'hour', 'Hours'],
  ['Time', 'hrs', 'Hours'],
  ['Time', null, 'Hours'],
  ['Time', '', 'Hours'],
  ['Time', 'day', 'Days'],
  ['Time', 'Days', 'Days'],
  ['Time', 'each', 'Pieces'],
  ['Time', 'household', 'Pieces'],
  ['Time', 'km', 'Kilometres'],
  ['Kilometres', 'km', 'Kilometres'],
  ['Kilometres', null, 'Kilometres'],
  ['Expense', null, undefined],
])('%s by %j is counted in %s', (kind, unit, counted) => {
  expect(countedIn({ kind, unit })).toBe(counted);
});

it('types driving as kilometres, and title searches as time', () => {
  expect(['km', 'kilometre', 'hour', 'each', null].map(kindFor)).toEqual([
    ...['Kilometres', 'Kilometres', 'Time', 'Time', 'Time'],
  ]);
});

it('thirty title searches and a day are no hours of the day', () => {
  const line = (quantity: string, unit: string | null, kind = 'Time') => ({
    ...{ kind, unit, quantity, date: '2026-11-16' },
  });
  const lines = [
    line('7.5', 'hour'),
    line('30', 'each'),
    line('1', 'day'),
    line('120', 'km', 'Kilometres'),
    line('1.25', null),
  ];
  expect(hoursByDay(lines)).toEqual(new Map([['2026-11-16', '8.75']]));
  expect(overFullDays(lines, [])).toEqual([]);
  expect(overFullDays([...lines, line('16', 'hour')], []).map(({ date }) => date)).toEqual(['2026-11-16']);
});
