import { expect, it } from 'vitest';
import { bounded, withoutEnd } from './index.ts';

it('a bounded pattern is tried on texts of its length and no longer ones', () => {
  const digits = bounded(5, /(\d+)-\d+$/);
  expect([digits.exec('12-34')?.[1], digits.exec('112-34')]).toEqual(['12', null]);
  expect([digits.test('12-34'), digits.test('112-34')]).toEqual([true, false]);
  expect([digits.replace('12-34', 'x'), digits.replace('112-34', 'x')]).toEqual(['x', '112-34']);
});

it.each([
  ['1.500', '0', '1.5'],
  ['000', '0', ''],
  ['https://a/b//', '/', 'https://a/b'],
  ['', '0', ''],
  ['Peace River., ', '., ', 'Peace River'],
])('%j without %j at its end is %j', (text, dropped, left) => {
  expect(withoutEnd(text, dropped)).toBe(left);
});
