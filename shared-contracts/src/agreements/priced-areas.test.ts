import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amountOf, pricedArea } from './compensation-amounts.ts';

const cases = readFileSync(join(import.meta.dirname, 'cases/priced-areas.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').map((text) => (text === '' ? null : text)));

describe('a price by area', () => {
  it.each(cases)('%s', (_name, costPerUnit, priceUnit, grossArea, unit, grossAreaOverride, area, amount) => {
    const head = { amount: '7', costPerUnit, priceUnit, grossAreaOverride };
    const land = { grossArea, unit };
    const priced = pricedArea(head, land);
    expect(priced === undefined ? 'none' : [priced, priceUnit].join(' ').trim()).toBe(area);
    expect(amountOf(head, true, land) ?? 'none').toBe(amount);
  });

  it('is of no meaning for a head that has an amount of its own', () => {
    const head = { amount: '7', costPerUnit: '10', priceUnit: 'ac' };
    expect(amountOf(head, false, { grossArea: '2', unit: 'ha' })).toBe('7');
  });
});
