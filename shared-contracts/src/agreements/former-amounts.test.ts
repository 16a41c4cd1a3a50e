import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PricedHead } from './compensation-amounts.ts';
import { formerAmounts } from './former-amounts.ts';

const cases = readFileSync(join(import.meta.dirname, 'cases/former-amounts.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

const parts = (text: string) => text.split('; ').filter((part) => part !== '');

/** `1500/ac@2`: a price, its unit and an area of its own; `=2400` is an amount. */
function rowOf(text: string): PricedHead {
  if (text.startsWith('=')) return { amount: text.slice(1) };
  const [priced = '', grossAreaOverride = null] = text.split('@');
  const [costPerUnit = '', priceUnit = null] = priced.split('/');
  return { amount: '1', costPerUnit, priceUnit, grossAreaOverride };
}

it.each(cases)('%s', (_name, unit = '', rows = '', surrenders = '', expected = '') => {
  const before = formerAmounts(
    { isPricedByArea: true, rows: parts(rows).map(rowOf) },
    parts(surrenders).map((text) => {
      const [date = '', previousArea = ''] = text.split(' ');
      return { date, previousArea };
    }),
    unit === 'none' ? null : unit,
  );
  const written = before.map(({ until, amount }) => `${until} ${amount}`).join('; ');
  expect(written === '' ? 'none' : written).toBe(expected);
});

it('are those of heads that are priced by area alone', () => {
  const head = { isPricedByArea: false, rows: [{ amount: '2400', costPerUnit: '1500' }] };
  expect(formerAmounts(head, [{ date: '2025-09-01', previousArea: '4.2' }], 'ac')).toEqual([]);
});
