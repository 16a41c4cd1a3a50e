import { expect, it } from 'vitest';
import { besideLines, cellOfLine, type WeekLine } from './timesheet-record.ts';

const line = (id: string, change: Partial<WeekLine> = {}): WeekLine => ({
  ...{ id, kind: 'Time', date: '2026-11-23', project: { id: 'p' }, agreement: null, work: 'Land agent' },
  ...{ unit: 'h', quantity: '8', cost: null, receiptTax: null, supplierTaxNumber: null, ledgerCode: null },
  ...{ isTaxable: true, description: null },
  ...change,
});

it('has one cell for lines of a day that say the same, and none for expenses', () => {
  expect(cellOfLine(line('a'))).toBe(cellOfLine(line('b', { quantity: '2', work: 'LAND AGENT' })));
  expect(cellOfLine(line('a'))).not.toBe(cellOfLine(line('b', { date: '2026-11-24' })));
  expect(cellOfLine(line('a'))).not.toBe(cellOfLine(line('b', { description: 'Second visit' })));
  expect(cellOfLine(line('a', { kind: 'Expense' }))).toBeUndefined();
});

it('marks a line that is entered beside another one of its cell, so that both stay', () => {
  const second = besideLines(line('b'), [line('a')]);
  expect([second.isAnother, cellOfLine(second)]).toEqual([true, undefined]);
  expect(besideLines(line('a'), [line('a')]).isAnother).toBeUndefined();
  expect(besideLines(line('b', { date: '2026-11-24' }), [line('a')]).isAnother).toBeUndefined();
});
