import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareDecimals,
  differenceOf,
  isDecimal,
  productOf,
  roundedToCents,
  shareOf,
  sumOf,
} from './index.ts';

/** Decimals with their whole number of ten-thousandths. */
const tenThousandths = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });

function decimalOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
  const part = digits.slice(-4).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}${part && `.${part}`}`;
}

describe('exact arithmetic', () => {
  it('adds what floating point cannot', () => {
    expect(sumOf(['0.1', '0.2'])).toBe('0.3');
    expect(sumOf(['9999999999.9999', '0.0001'])).toBe('10000000000');
    expect(sumOf(Array.from({ length: 10_000 }, () => '0.1'))).toBe('1000');
    expect(sumOf(['1.5', '-1.5'])).toBe('0');
    expect(differenceOf('0.3', '0.1')).toBe('0.2');
    expect(differenceOf('100', '100.00')).toBe('0');
    expect(differenceOf('5', '12.75')).toBe('-7.75');
    expect(sumOf([])).toBe('0');
  });

  it('multiplies, orders and shares out', () => {
    expect(productOf('0.1', '0.2')).toBe('0.02');
    expect(productOf('-7.25', '118')).toBe('-855.5');
    expect(productOf('9999999999.9999', '9999999999.9999')).toBe('99999999999998000000.00000001');
    expect(['10', '9.5', '-2', '9.25', '0'].sort(compareDecimals)).toEqual(['-2', '0', '9.25', '9.5', '10']);
    expect(shareOf('100', 3, 4)).toBe('33.3333');
    expect(shareOf('100', 6, 4)).toBe('16.6667');
    expect(shareOf('-1', 8, 2)).toBe('-0.13');
    expect(shareOf('0.00001', 1, 4)).toBe('0');
  });

  it('sums, products and orders are those of whole ten-thousandths', () => {
    fc.assert(
      fc.property(tenThousandths, tenThousandths, (one, other) => {
        const [a, b] = [decimalOf(one), decimalOf(other)];
        expect(sumOf([a, b])).toBe(decimalOf(one + other));
        expect(Math.sign(compareDecimals(a, b))).toBe(one < other ? -1 : one > other ? 1 : 0);
        const product = productOf(a, b);
        expect(isDecimal(product)).toBe(true);
        expect(compareDecimals(product, '0')).toBe(Math.sign(Number(one)) * Math.sign(Number(other)) || 0);
        expect(productOf(b, a)).toBe(product);
        expect(sumOf([productOf(a, '3'), productOf(a, '-2')])).toBe(a);
      }),
    );
  });
});

describe('rounding to the cent', () => {
  it.each([
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
    ['1.0049999', '1'],
    ['2.675', '2.68'],
    ['0.125', '0.13'],
    ['0.004', '0'],
    ['-0.004', '0'],
    ['0.995', '1'],
    ['9999999999.995', '10000000000'],
    ['1234.5', '1234.5'],
    ['7', '7'],
  ])('%s is %s', (amount, cents) => {
    expect(roundedToCents(amount)).toBe(cents);
  });

  it('is at most half a cent away, at half a cent away from zero, and stays where it is', () => {
    fc.assert(
      fc.property(tenThousandths, (units) => {
        const rest = ((units % 100n) + 100n) % 100n;
        const below = units - rest;
        const isUp = units < 0n ? rest > 50n : rest >= 50n;
        const cents = roundedToCents(decimalOf(units));
        expect(cents).toBe(decimalOf(isUp ? below + 100n : below));
        expect(roundedToCents(cents)).toBe(cents);
      }),
    );
  });
});
