import { expect, it } from 'vitest';
import { besideLines, cellOfLine, valuesOfStored, type WeekLine } from './timesheet-record.ts';

const aLine = (id: string, change: Partial<WeekLine> = {}): WeekLine => ({
  ...{ id, kind: 'Time', date: '2026-11-23', project: { id: 'p' }, agreement: null, work: 'Land agent' },
  ...{ unit: 'h', quantity: '8', cost: null, receiptTax: null, supplierTaxNumber: null, ledgerCode: null },
  ...{ isTaxable: true, description: null },
  ...change,
});

it('has one cell for lines of a day that say the same, and none for expenses', () => {
  expect(cellOfLine(aLine('a'))).toBe(cellOfLine(aLine('b', { quantity: '2', work: 'LAND AGENT' })));
  expect(cellOfLine(aLine('a'))).not.toBe(cellOfLine(aLine('b', { date: '2026-11-24' })));
  expect(cellOfLine(aLine('a'))).not.toBe(cellOfLine(aLine('b', { description: 'Second visit' })));
  expect(cellOfLine(aLine('a', { kind: 'Expense' }))).toBeUndefined();
});

it('marks a line that is entered beside another one of its cell, so that both stay', () => {
  const second = besideLines(aLine('b'), [aLine('a')]);
  expect([second.isAnother, cellOfLine(second)]).toEqual([true, undefined]);
  expect(besideLines(aLine('a'), [aLine('a')]).isAnother).toBeUndefined();
  expect(besideLines(aLine('b', { date: '2026-11-24' }), [aLine('a')]).isAnother).toBeUndefined();
});

it('takes no unit for a change that the version of another save does not name', () => {
  const { unit: _, ...line } = { ...aLine('a'), quantity: '8' };
  expect(valuesOfStored({ entries: [line] })['entries']).toEqual([
    expect.not.objectContaining({ unit: null }),
  ]);
  expect(valuesOfStored({ entries: [{ ...line, unit: 'h' }] })['entries']).toEqual([
    expect.objectContaining({ unit: 'h' }),
  ]);
});
