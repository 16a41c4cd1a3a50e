import { describe, expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { crossedIn } from './crossing-words.ts';

/** What rows of crossing lists say, and what is crossed, by hand; '-': nothing, or more than one thing. */
const cases = caseRows(import.meta.dirname, 'crossing-cases.tsv');

describe('what is crossed', () => {
  it.each(cases)('by %j is %s', (text = '', expected = '') => {
    expect(crossedIn(text) ?? '-').toBe(expected);
  });

  it('is found or not as soon, however long the text is', () => {
    // What grows with the square of the text does not end within a test's time.
    for (const part of ['road ', 'a', ' ', 'kv ']) expect(crossedIn(part.repeat(1_000_000))).toBeUndefined();
  });
});
