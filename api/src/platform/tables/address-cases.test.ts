import { describe, expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { writtenAddress } from './written-address.ts';

/**
 * Usual notations of addresses in one cell, and their parts, worked out by hand; '-' means that it stays in one line.
 */
const cases = caseRows(import.meta.dirname, 'address-cases.tsv');

describe('an address in one cell', () => {
  it.each(cases)('%j is %s', (cell = '', expected = '') => {
    const read = writtenAddress(cell.replaceAll('\\n', '\n'));
    const parts = read && [read.lines.join(' / '), read.city, read.province, read.postalCode ?? ''].join('|');
    expect(parts ?? '-').toBe(expected);
  });

  it('is read or not as soon, however long the text is', () => {
    // A running time that grows with the square of the text would exceed the time limit of a test.
    for (const part of ['A', 'AB ', ', ', ' ', '\n', 'T0C 0B0 ', 'Box 12, '])
      expect(writtenAddress(part.repeat(1_000_000))).toBeUndefined();
  });
});
