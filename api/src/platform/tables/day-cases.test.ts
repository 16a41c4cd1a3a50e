import { describe, expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { type DayOrder, readDay } from './read-day.ts';

/** Usual notations of days with what people write next to them, and their meaning, worked out by hand. */
const cases = caseRows(import.meta.dirname, 'day-cases.tsv');

const orders: Readonly<Record<string, DayOrder>> = { day: 'day', month: 'month', year: 'year', both: 'both' };

function read(cell: string, order: string): string {
  const found = readDay(cell.replaceAll('\\n', '\n'), orders[order], false);
  if ('day' in found) return found.day;
  if (found.fault === 'twoDates') return `${found.one} or ${found.other}`;
  return found.fault === 'notDate' ? '-' : found.fault;
}

describe('a day among what people write beside it', () => {
  it.each(cases)('%j with the %j first is %s', (cell = '', order = '', expected = '') => {
    expect(read(cell, order)).toBe(expected);
  });

  it('is read or refused as soon, however long the text is', () => {
    // A running time that grows with the square of the text would exceed the time limit of a test.
    for (const part of ['1', '1 ', 'Nov ', '2026-', ' ', '.'])
      expect(readDay(part.repeat(1_000_000), undefined, false)).toEqual({ fault: 'notDate' });
  });
});
