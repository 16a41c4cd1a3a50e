import { describe, expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { writtenPhone } from './written-phone.ts';

/**
 * Usual notations of phone numbers with what people write next to them, and the number they mean, worked out by hand.
 */
const cases = caseRows(import.meta.dirname, 'phone-cases.tsv');

describe('a telephone number among what people write beside it', () => {
  it.each(cases)('%j is %s', (written = '', number = '', more = '') => {
    const cell = written.replaceAll('\\n', '\n');
    const read = writtenPhone(cell);
    expect(read?.number.replace(/\D/g, '') ?? '-').toBe(number);
    expect(read?.more ?? '').toBe(more === 'yes' ? cell : '');
  });

  it('is read or refused as soon, however long the text is', () => {
    // A running time that grows with the square of the text would exceed the time limit of a test.
    for (const part of ['1', '1 ', '(', '780-555-0101 ', '+'])
      expect(writtenPhone(part.repeat(1_000_000))).toBeUndefined();
  });
});
