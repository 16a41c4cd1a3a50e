import { describe, expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { hasLostDigits, otherSpellings, tidyIdentifier } from './written-identifier.ts';

/** Notations of a stored number as people and spreadsheets change it; '-' means another number, or none for certain. */
const cases = caseRows(import.meta.dirname, 'identifier-cases.tsv');

function reading(type: string, stored: string, cell: string): string {
  if (hasLostDigits(cell)) return 'lost';
  const written = [cell.trim().replace(/\s+/g, ' ').toLowerCase(), ...otherSpellings(type, cell)];
  return written.includes(stored.toLowerCase()) ? 'same' : '-';
}

describe('a number by which a record is known', () => {
  it.each(cases)('of a %s: %j written %j is %s', (type = '', stored = '', cell = '', expected = '') => {
    expect(reading(type, stored, cell)).toBe(expected);
  });

  it('is stored without what a spreadsheet put around it', () => {
    for (const cell of ["'0012345678", '="0012345678"', ' 0012345678\u00a0', '’0012345678'])
      expect(tidyIdentifier(cell)).toBe('0012345678');
    expect(tidyIdentifier('S–2024—101')).toBe('S-2024-101');
  });

  it('is read or not as soon, however long the text is', () => {
    // A running time that grows with the square of the text would exceed the time limit of a test.
    for (const part of ['1', 'a', ' ', '-', "'", '="', 'c of t ', '1E+'])
      for (const type of ['Title', 'Agreement']) {
        expect(otherSpellings(type, part.repeat(1_000_000))).toEqual([]);
        expect(tidyIdentifier(part.repeat(1_000_000))).toBe(part.repeat(1_000_000));
      }
  });
});
