import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimal, plainDecimal, readDecimal } from './index.ts';

describe('the one writing of a decimal', () => {
  it.each([
    ['1500.5000', '1500.5'],
    ['+007', '7'],
    ['-0.00', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-12.340', '-12.34'],
    ['9999999999.9999', '9999999999.9999'],
  ])('%j is %j', (text, written) => {
    expect(plainDecimal(text)).toBe(written);
    expect(isDecimal(written)).toBe(true);
  });

  it.each(['', '.', '-', '1e5', '1,500', '0x10', 'NaN', 'Infinity', '1 5', '１', '1'.repeat(61)])(
    '%j has none',
    (text) => {
      expect(plainDecimal(text)).toBeUndefined();
      expect(isDecimal(text)).toBe(false);
    },
  );

  it('is no other text', () => {
    for (const value of ['1.50', '01', '+1', 1.5, null, undefined]) expect(isDecimal(value)).toBe(false);
  });
});

describe('a number as people write it', () => {
  it.each([
    ['1,500.50', '1500.5'],
    ['1 500,50', '1500.5'],
    ['1\u00a0500,50', '1500.5'],
    ['1\u202f500.5', '1500.5'],
    ["1'500.50", '1500.5'],
    ['1.500,50', '1500.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,500', '1500'],
    ['1.500', '1.5'],
    ['0,500', '0.5'],
    ['12,5', '12.5'],
    ['1234,567', '1234.567'],
    ['−3.5', '-3.5'],
    ['- 3', undefined],
    ['  42 ', '42'],
    ['1,50,00', undefined],
    ['1,500 000', undefined],
    ['1 50', undefined],
    ['1.5.0', undefined],
    ['1e5', undefined],
    ['', undefined],
    ['   ', undefined],
    ['abc', undefined],
    [1.005, '1.005'],
    [-0, '0'],
    [1e-7, '0.0000001'],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
  ])('%j is %j', (value, decimal) => {
    expect(readDecimal(value)).toBe(decimal);
  });

  it('is read back from every writing that a screen shows', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        fc.constantFrom('en-CA', 'de-DE', 'fr-CA'),
        (units, language) => {
          const decimal = plainDecimal(`${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`);
          const shown = new Intl.NumberFormat(language, { minimumFractionDigits: 4 });
          expect(isDecimal(decimal) && readDecimal(shown.format(decimal))).toBe(decimal);
        },
      ),
    );
  });

  it('is told in no time, however long the text is', () => {
    // What grows with the square of the text does not end within a test's time.
    for (const part of ['1', '1,', '1 ', ',', ' ', '-'])
      expect(readDecimal(part.repeat(1_000_000))).toBeUndefined();
  });
});
