import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, sumOf } from '../decimal/index.ts';
import {
  apportioned,
  type BilledTax,
  creditedTaxes,
  lineAmounts,
  overcredited,
  sharedDiscount,
  type TaxRow,
  workDifference,
} from './index.ts';

const cents = fc
  .integer({ min: 0, max: 9_999_999 })
  .map((units) => sumOf([`${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`]));

describe('a sum that is shared out', () => {
  // Worked by hand: floors of total x weight / sum, then a cent each for the largest remainders.
  it.each([
    ['thirds of a dollar: 33.33 each, the cent to the first', '1', ['5', '5', '5'], ['0.34', '0.33', '0.33']],
    ['10 of 30.01 over 10.01 and 20: 3.3355 and 6.6644', '10', ['10.01', '20'], ['3.34', '6.66']],
    [
      '0.05 over 1, 1, 1: 0.0166 each, two cents to the first two',
      '0.05',
      ['1', '1', '1'],
      ['0.02', '0.02', '0.01'],
    ],
    ['a cent over 1 and 99: to the larger', '0.01', ['1', '99'], ['0', '0.01']],
    ['nothing', '0', ['1', '2'], ['0', '0']],
    ['over lines of nothing', '5', ['0', '0'], ['0', '0']],
    ['past a line of nothing', '5', ['0', '7'], ['0', '5']],
  ])('%s', (_name, total, weights, expected) => {
    expect(apportioned(total, weights)).toEqual(expected);
  });

  it('loses no cent, and gives no line more than a cent beyond its part', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (total, weights) => {
        fc.pre(weights.some((weight) => weight !== '0'));
        const parts = apportioned(total, weights);
        expect(sumOf(parts)).toBe(total);
        for (const [place, part] of parts.entries()) {
          const exact = (Number(total) * Number(weights[place])) / Number(sumOf(weights));
          expect(Math.abs(Number(part) - exact)).toBeLessThan(0.0101);
        }
      }),
    );
  });
});

describe('the amount of a line', () => {
  it.each([
    ['7.25 h x 96 = 696', ['7.25', '96', '0', null], { discount: '0', amount: '696' }],
    ['8 h x 96 = 768, down 68', ['8', '96', '-68', null], { discount: '0', amount: '700' }],
    ['8 h x 96 = 768, up 32', ['8', '96', '32', null], { discount: '0', amount: '800' }],
    ['768 less 10 % = 76.80', ['8', '96', '0', '10'], { discount: '76.8', amount: '691.2' }],
    [
      '768 - 68 = 700, less 12.5 % = 87.50',
      ['8', '96', '-68', '12.5'],
      { discount: '87.5', amount: '612.5' },
    ],
    [
      '1.5 h x 33.33 = 49.995 -> 50, less 3.33 % = 1.665 -> 1.67',
      ['1.5', '33.33', '0', '3.33'],
      { discount: '1.67', amount: '48.33' },
    ],
    ['all of it: 100 %', ['8', '96', '0', '100'], { discount: '768', amount: '0' }],
    ['written down to nothing', ['8', '96', '-768', '10'], { discount: '0', amount: '0' }],
  ] as const)('%s', (_name, [quantity, unitPrice, adjustment, discountPercent], expected) => {
    expect(lineAmounts({ quantity, unitPrice, adjustment, discountPercent })).toEqual(expected);
  });

  it.each([
    [
      '10 % of 100.05 = 10.005 -> 10.01: 6.6706 and 3.3393',
      ['66.67', '33.38'],
      { percent: '10', amount: '0' },
      '10.01',
      ['6.67', '3.34'],
    ],
    ['$25 of 100: 12.50 each', ['50', '50'], { percent: null, amount: '25' }, '25', ['12.5', '12.5']],
    ['none', ['50', '50'], { percent: null, amount: '0' }, '0', ['0', '0']],
  ] as const)('a discount of the invoice: %s', (_name, amounts, given, discount, parts) => {
    expect(sharedDiscount(amounts, given)).toEqual({ discount, parts });
  });

  it('what a bill is apart from work in progress adds up: 1,000 of work, 50 down, 10 % off, 200 by hand, a cent of rounding', () => {
    // Work 1,000.004: lines 600 (down 50, 10 % off: 495) and 400; by hand 200; $95 off the invoice: 495 + 400 + 200 - 95 = 1,000.
    const line = { isByHand: false, adjustment: '0', discount: '0' };
    const difference = workDifference({
      subtotal: '1000',
      workRelieved: '1000.004',
      discount: '95',
      lines: [
        { ...line, amount: '495', adjustment: '-50', discount: '55' },
        { ...line, amount: '400' },
        { ...line, amount: '200', isByHand: true },
      ],
    });
    expect(difference).toEqual({
      byHand: '200',
      adjusted: '-50',
      discounted: '-150',
      fees: '0',
      rounding: '-0.004',
    });
  });
});

const gst: TaxRow = {
  ...{
    taxTypeId: 'gst',
    code: 'GST',
    provinceId: null,
    ledgerCodeId: null,
    rate: '5',
    validFrom: '2008-01-01',
  },
  validTo: null,
};
const pst: TaxRow = {
  ...gst,
  taxTypeId: 'pst',
  code: 'PST',
  provinceId: 'BC',
  ledgerCodeId: '4060',
  rate: '7',
};

const aLine = (id: string, amount: string, change: object = {}) => ({
  ...{ id, amount, credited: '0', isTaxable: true, ledgerCodeId: '4010', provinceId: 'BC', ...change },
});
const aTax = (
  taxTypeId: string,
  taxable: string,
  amount: string,
  change: Partial<BilledTax> = {},
): BilledTax => ({
  ...{ taxTypeId, provinceId: taxTypeId === 'pst' ? 'BC' : null, taxable, amount },
  ...{ creditedTaxable: '0', creditedAmount: '0', ...change },
});

describe('the taxes of a credit note', () => {
  const of = (
    lines: readonly ReturnType<typeof aLine>[],
    taxes: readonly BilledTax[],
    credits: Readonly<Record<string, string>>,
    rows: readonly TaxRow[] = [gst, pst],
  ) => creditedTaxes({ lines, taxes, date: '2027-10-31' }, new Map(Object.entries(credits)), rows);

  it.each([
    // 768 with GST 38.40: 5 % of a third.
    [
      '256 of 768: 38.40 x 256 / 768 = 12.80',
      [aLine('a', '768')],
      [aTax('gst', '768', '38.4')],
      { a: '256' },
      [['256', '12.8']],
    ],
    // 0.10 and 0.10 with GST 0.01: half of a cent rounds away from zero, and the rest has nothing left.
    [
      '0.10 of 0.20: 0.01 x 0.5 = 0.005 -> 0.01',
      [aLine('a', '0.1'), aLine('b', '0.1')],
      [aTax('gst', '0.2', '0.01')],
      { a: '0.1' },
      [['0.1', '0.01']],
    ],
    [
      'the other 0.10: 0.01 in all, less 0.01',
      [aLine('a', '0.1', { credited: '0.1' }), aLine('b', '0.1')],
      [aTax('gst', '0.2', '0.01', { creditedTaxable: '0.1', creditedAmount: '0.01' })],
      { b: '0.1' },
      [['0.1', '0']],
    ],
    // PST on legal services alone: 349.98 x 7 % = 24.50; GST on both, 1,117.98 x 5 % = 55.90.
    [
      '100 of land agent: GST 55.90 x 100 / 1117.98 = 5.00009 -> 5.00, no PST',
      [aLine('a', '768'), aLine('b', '349.98', { ledgerCodeId: '4060' })],
      [aTax('gst', '1117.98', '55.9'), aTax('pst', '349.98', '24.5')],
      { a: '100' },
      [
        ['100', '5'],
        ['0', '0'],
      ],
    ],
    [
      '100 of legal services: PST 24.50 x 100 / 349.98 = 7.00040 -> 7.00',
      [aLine('a', '768'), aLine('b', '349.98', { ledgerCodeId: '4060' })],
      [aTax('gst', '1117.98', '55.9'), aTax('pst', '349.98', '24.5')],
      { b: '100' },
      [
        ['100', '5'],
        ['100', '7'],
      ],
    ],
    [
      'an untaxed line',
      [aLine('a', '100'), aLine('b', '50', { isTaxable: false })],
      [aTax('gst', '100', '5')],
      { b: '50' },
      [['0', '0']],
    ],
    // The rows are gone that PST was charged by: taxable lines in proportion, 24.50 x (200 x 349.98 / 1117.98 = 62.61) / 349.98 = 4.38.
    [
      'rows that were changed since',
      [aLine('a', '768'), aLine('b', '349.98', { ledgerCodeId: '4060' })],
      [aTax('gst', '1117.98', '55.9'), aTax('pst', '349.98', '24.5')],
      { a: '200' },
      [
        ['200', '10'],
        ['62.61', '4.38'],
      ],
      [gst],
    ],
  ] as const)('%s', (_name, lines, taxes, credits, expected, rows?: readonly TaxRow[]) => {
    expect(of(lines, taxes, credits, rows).map(({ taxable, amount }) => [taxable, amount])).toEqual(expected);
  });

  it('parts that add up to the bill take its taxes back to the cent, whatever their order', () => {
    const some = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 15 }), (amounts, rate) => {
        const whole = amounts.reduce((sum, one) => sum + one, 0);
        const money = (units: number) =>
          sumOf([`${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`]);
        const charged = money(Math.round((whole * rate) / 100));
        const lines = amounts.map((units, place) => aLine(String(place), money(units)));
        let [base, taken] = ['0', '0'];
        for (const line of lines) {
          const tax = aTax('gst', money(whole), charged, { creditedTaxable: base, creditedAmount: taken });
          const [credit] = of(lines, [tax], { [line.id]: line.amount }, [gst]);
          expect(compareDecimals(credit?.amount ?? '-1', '0')).toBeGreaterThanOrEqual(0);
          base = sumOf([base, credit?.taxable ?? '0']);
          taken = sumOf([taken, credit?.amount ?? '0']);
          expect(compareDecimals(taken, charged)).toBeLessThanOrEqual(0);
        }
        expect([base, taken]).toEqual([money(whole), charged]);
      }),
    );
  });

  it('a line gives back at most what is left of it', () => {
    const lines = [aLine('a', '100', { credited: '60' }), aLine('b', '50')];
    expect(
      overcredited(
        lines,
        new Map([
          ['a', '40'],
          ['b', '50'],
        ]),
      ),
    ).toEqual([]);
    expect(
      overcredited(
        lines,
        new Map([
          ['a', '40.01'],
          ['b', '50.01'],
        ]),
      ),
    ).toEqual([
      { id: 'a', left: '40' },
      { id: 'b', left: '50' },
    ]);
  });
});
