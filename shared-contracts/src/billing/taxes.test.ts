import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, productOf, sumOf } from '../decimal/index.ts';
import { invoiceTotals, lineTaxesOf, type TaxedLine, type TaxRow, taxesOf } from './index.ts';

const everywhere = { provinceId: null, ledgerCodeId: null, validTo: null };
const gst: TaxRow = { taxTypeId: 'gst', code: 'GST', ...everywhere, rate: '5', validFrom: '2008-01-01' };
const pst = (provinceId: string, ledgerCodeId: string | null, rate: string): TaxRow => ({
  ...{
    taxTypeId: 'pst',
    code: 'PST',
    provinceId,
    ledgerCodeId,
    rate,
    validFrom: '2013-04-01',
    validTo: null,
  },
});
const rows = [
  gst,
  pst('BC', 'software', '7'),
  pst('SK', 'land', '6'),
  pst('SK', 'software', '6'),
  pst('MB', 'software', '7'),
];

const line = (
  provinceId: string | null,
  ledgerCodeId: string,
  amount: string,
  isTaxable = true,
): TaxedLine => ({
  ...{ provinceId, ledgerCodeId, amount, isTaxable },
});

const computed = (lines: readonly TaxedLine[], date = '2026-11-20') =>
  taxesOf(lines, rows, date).map(
    ({ taxTypeId, provinceId, taxable, amount }) => `${taxTypeId} ${provinceId ?? '-'} ${taxable}: ${amount}`,
  );

describe('the taxes of the four western provinces, worked by hand', () => {
  it.each([
    // Alberta: 1,234.56 at 5 % is 61.728.
    ['Alberta', [line('AB', 'land', '1000'), line('AB', 'software', '234.56')], ['gst - 1234.56: 61.73']],
    // British Columbia: land services without PST, software at 7 % of 99.95, which is 6.9965.
    [
      'British Columbia',
      [line('BC', 'land', '850.1'), line('BC', 'software', '99.95')],
      ['gst - 950.05: 47.5', 'pst BC 99.95: 7'],
    ],
    // Saskatchewan: both at 6 %, together 333.33: 19.9998; GST 16.6665.
    [
      'Saskatchewan',
      [line('SK', 'land', '111.11'), line('SK', 'software', '222.22')],
      ['gst - 333.33: 16.67', 'pst SK 333.33: 20'],
    ],
    // Manitoba: software at 7 % of 10.5 is 0.735, half away from zero 0.74; GST of 30.5 is 1.525.
    [
      'Manitoba',
      [line('MB', 'land', '20'), line('MB', 'software', '10.5')],
      ['gst - 30.5: 1.53', 'pst MB 10.5: 0.74'],
    ],
  ])('%s', (_, lines, taxes) => {
    expect(computed(lines)).toEqual(taxes);
  });

  it('stand side by side on an invoice of several provinces, each once', () => {
    expect(
      computed([line('SK', 'land', '100'), line('MB', 'software', '100'), line('AB', 'land', '100')]),
    ).toEqual(['gst - 300: 15', 'pst MB 100: 7', 'pst SK 100: 6']);
  });

  it('leave out what is not taxable, and days before the row', () => {
    expect(computed([line('SK', 'land', '100', false)])).toEqual([]);
    expect(computed([line('SK', 'land', '100')], '2013-03-31')).toEqual(['gst - 100: 5']);
    expect(computed([line('SK', 'land', '100')], '2007-12-31')).toEqual([]);
  });

  it('are charged on the last day of a row and of an exemption, and not on the day after', () => {
    const ending = { ...gst, validTo: '2026-11-20' };
    const on = (date: string) =>
      taxesOf([line('AB', 'land', '100')], [ending], date).map(({ amount }) => amount);
    expect(on('2026-11-20')).toEqual(['5']);
    expect(on('2026-11-21')).toEqual([]);
    const exemption = {
      ...{ taxTypeId: 'gst', certificate: 'R-1', validFrom: '2026-01-01', validTo: '2026-11-20' },
    };
    const borne = (date: string) =>
      lineTaxesOf([line('AB', 'land', '100')], [gst], date, [exemption]).map(({ tax }) => tax);
    expect(borne('2026-11-20')).toEqual(['0']);
    expect(borne('2026-11-21')).toEqual(['5']);
  });

  it('follow the row that says more, and the newer one of two', () => {
    const exempt = { ...gst, ledgerCodeId: 'exports', rate: '0' };
    const newer = { ...gst, rate: '4', validFrom: '2026-01-01' };
    const of = (ledger: string, date: string) =>
      taxesOf([line('AB', ledger, '100')], [gst, exempt, newer], date).map(({ amount }) => amount);
    expect(of('exports', '2026-11-20')).toEqual([]);
    expect(of('land', '2025-12-31')).toEqual(['5']);
    expect(of('land', '2026-01-01')).toEqual(['4']);
  });
});

describe('the tax of each line, worked by hand', () => {
  const borne = (lines: readonly TaxedLine[], exemptions: Parameters<typeof lineTaxesOf>[3] = []) =>
    lineTaxesOf(lines, rows, '2026-11-20', exemptions).map(({ tax, taxCodes }) => `${tax} ${taxCodes}`);

  it('adds up to the taxes of the invoice to the cent', () => {
    // GST of 3 × 33.33 is 4.9995, charged as 5.00; each line has 1.6665: 1.66, and the cents that are left are two.
    expect(
      borne([line('AB', 'land', '33.33'), line('AB', 'land', '33.33'), line('AB', 'land', '33.33')]),
    ).toEqual(['1.67 GST', '1.67 GST', '1.66 GST']);
  });

  it('is that of its own province and ledger code, and of what is not taxed nothing', () => {
    // GST of 400.00 is 20.00: 5.00, 5.00 and 10.00; PST in Saskatchewan 6.00, in Manitoba 7.00 on software alone.
    expect(
      borne([
        line('SK', 'land', '100'),
        line('MB', 'software', '100'),
        line('MB', 'land', '200'),
        line('AB', 'land', '50', false),
      ]),
    ).toEqual(['11 GST, PST', '12 GST, PST', '10 GST', '0 ']);
  });

  it('leaves out what the client is exempt from', () => {
    const exemption = { taxTypeId: 'pst', certificate: 'R-1', validFrom: '2020-01-01', validTo: null };
    expect(borne([line('SK', 'land', '100')], [exemption])).toEqual(['5 GST']);
  });
});

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((units) => String(units / 100));
const anyLine = fc.record({
  amount: cents,
  isTaxable: fc.boolean(),
  ledgerCodeId: fc.constantFrom('land', 'software', null),
  provinceId: fc.constantFrom('AB', 'BC', 'SK', 'MB', null),
});

describe('an invoice of whatever lines', () => {
  it('has lines that add up to its taxes', () => {
    const billed = fc.integer({ min: 0, max: 10_000_000 }).map((units) => String(units / 100));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyLine, billed), { maxLength: 30 }), (some) => {
        const lines = some.map(([one, amount]) => ({ ...one, amount }));
        const taxes = taxesOf(lines, rows, '2026-11-20');
        const byLine = lineTaxesOf(lines, rows, '2026-11-20');
        expect(sumOf(byLine.map(({ tax }) => tax))).toBe(sumOf(taxes.map(({ amount }) => amount)));
        for (const [place, { tax }] of byLine.entries())
          expect(tax === '0' || lines[place]?.isTaxable).toBe(true);
      }),
    );
  });

  it('is the sum of its lines and taxes, and with its reversal nothing', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const of = (some: readonly TaxedLine[]) => invoiceTotals(some, taxesOf(some, rows, '2026-11-20'));
        const bill = of(lines);
        const back = of(lines.map((one) => ({ ...one, amount: productOf(one.amount, '-1') })));
        expect(bill.subtotal).toBe(sumOf(lines.map(({ amount }) => amount)));
        expect(sumOf([bill.subtotal, bill.tax])).toBe(bill.total);
        expect(sumOf([bill.total, back.total])).toBe('0');
        for (const { taxable, rate, amount } of taxesOf(lines, rows, '2026-11-20')) {
          const exact = Number(taxable) * Number(rate);
          expect(Math.abs(Number(amount) * 100 - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(compareDecimals(amount, '0') * Math.sign(exact)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
