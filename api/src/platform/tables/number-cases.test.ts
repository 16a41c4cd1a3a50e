import { describe, expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { writtenNumber } from './written-number.ts';

/** Usual notations of amounts and sizes with what people write next to them, and their meaning, worked out by hand. */
const cases = caseRows(import.meta.dirname, 'number-cases.tsv');

describe('a number among what people write beside it', () => {
  it.each(cases)('%j, decimal comma %j, is %s', (cell = '', comma = '', expected = '') => {
    expect(writtenNumber(cell, comma === 'yes') ?? '-').toBe(expected);
  });

  it('is read or refused as soon, however long the text is', () => {
    // A running time that grows with the square of the text would exceed the time limit of a test.
    for (const part of ['1', '1,', '1 ', '(', '$', '-'])
      expect(writtenNumber(part.repeat(1_000_000))).toBeUndefined();
  });
});
