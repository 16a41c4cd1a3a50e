import { describe, expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { inHectares, sizeUnder } from './written-sizes.ts';

/**
 * Usual writings of areas and lengths under usual headings, and what is meant: for a line list a number and its unit, for a
 * parcel hectares. Worked by hand; an acre is 0.40468564224 ha.
 */
const cases = caseRows(import.meta.dirname, 'size-cases.tsv');

describe('a size among what people write beside it', () => {
  it.each(cases)('%j under %j, decimal comma %j', (...row) => {
    const [cell = '', heading = '', comma = '', number = '', unit = '', hectares = ''] = row;
    if (number !== '') expect(sizeUnder(heading, cell, comma === 'yes')).toEqual({ number, unit });
    if (hectares !== '') expect(inHectares(heading, cell, comma === 'yes')).toBe(hectares);
  });

  it('is read or refused as soon, however long the text is', () => {
    // What grows with the square of the text does not end within a test's time.
    for (const part of ['1', '1 ', '(', 'ac ', '1 ac/'])
      expect(sizeUnder(part.repeat(1_000_000), part.repeat(1_000_000), false).unit).toBe('');
  });
});
