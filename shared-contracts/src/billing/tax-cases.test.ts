import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../decimal/index.ts';
import {
  type CreditableLine,
  creditedTaxes,
  hstRates,
  type TaxExemption,
  type TaxedLine,
  type TaxRow,
  taxesOf,
} from './index.ts';

const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dirname, 'cases', file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

const parts = (text: string, by = ';') =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const row = (code: string, rate: string, validFrom: string, more: Partial<TaxRow> = {}): TaxRow => ({
  ...{ taxTypeId: code, code, provinceId: null, ledgerCodeId: null, rate, validFrom, validTo: null },
  ...more,
});
const legal = (provinceId: string) => ({ provinceId, ledgerCodeId: 'legal' });

/** The taxes as an administrator enters them: PST and RST name the services that they are charged on. */
const taxes: readonly TaxRow[] = [
  row('GST', '7', '1991-01-01', { validTo: '2006-06-30' }),
  row('GST', '6', '2006-07-01', { validTo: '2007-12-31' }),
  row('GST', '5', '2008-01-01'),
  row('GST', '0', '2008-01-01', { ledgerCodeId: 'export' }),
  ...hstRates.map(({ province, rate, from, to }) =>
    row('HST', rate, from, { provinceId: province, validTo: to, replacesOthers: true }),
  ),
  row('PST', '7', '2013-04-01', legal('BC')),
  row('PST', '5', '2006-10-28', legal('SK')),
  row('PST', '6', '2017-03-23', legal('SK')),
  row('RST', '8', '2013-07-01', { ...legal('MB'), validTo: '2019-06-30' }),
  row('RST', '7', '2019-07-01', legal('MB')),
  row('QST', '9.975', '2013-01-01', { provinceId: 'QC' }),
];

/** `AB land 1000`: the province of the land, or `-`; the kind of service, or `untaxed`; dollars. */
function linesOf(text: string): readonly TaxedLine[] {
  return parts(text).map((part) => {
    const [province = '', service = '', amount = ''] = part.split(' ');
    return {
      amount,
      isTaxable: service !== 'untaxed',
      ledgerCodeId: service,
      provinceId: province === '-' ? null : province,
    };
  });
}

/** `GST to 2026-11-29`: the tax that a client is exempt from, and since or until when. */
function exemptionsOf(text: string): readonly TaxExemption[] {
  return parts(text).map((part) => {
    const [taxTypeId = '', when, day = ''] = part.split(' ');
    return {
      ...{ taxTypeId, certificate: 'C-1' },
      validFrom: when === 'from' ? day : '2020-01-01',
      validTo: when === 'to' ? day : null,
    };
  });
}

const named = (code: string, province: string | null) => [code, province].filter(Boolean).join(' ');

describe('taxes, worked by hand', () => {
  it.each(rowsOf('taxes.tsv'))('%s', (_name, day = '', lines = '', exempt = '', expected = '') => {
    const charged = taxesOf(linesOf(lines), taxes, day, exemptionsOf(exempt)).map((tax) =>
      tax.exemption === null
        ? `${named(tax.taxTypeId, tax.provinceId)} ${tax.amount}`
        : `${tax.taxTypeId} exempt of ${tax.taxable}`,
    );
    expect(charged.join('; ') || 'none').toBe(expected);
  });
});

describe('taxes of credit notes, worked by hand', () => {
  it.each(rowsOf('credits.tsv'))('%s', (_name, day = '', written = '', credits = '', expected = '') => {
    const lines: CreditableLine[] = linesOf(written).map((line, place) => ({
      ...{ ...line, id: String(place + 1), credited: '0' },
    }));
    let billed = taxesOf(lines, taxes, day).map((tax) => ({
      ...{ ...tax, creditedTaxable: '0', creditedAmount: '0' },
    }));
    const notes = parts(credits, '|').map((note) => {
      const amounts = new Map(
        parts(note, ',').map((credit): [string, string] => {
          const [line = '', amount = ''] = credit.split(': ');
          return [line, amount];
        }),
      );
      const credited = creditedTaxes({ lines, taxes: billed, date: day }, amounts, taxes);
      const text = billed.map(
        (tax, place) => `${named(tax.taxTypeId, tax.provinceId)} ${credited[place]?.amount ?? ''}`,
      );
      billed = billed.map((tax, place) => ({
        ...tax,
        creditedTaxable: sumOf([tax.creditedTaxable, credited[place]?.taxable ?? '0']),
        creditedAmount: sumOf([tax.creditedAmount, credited[place]?.amount ?? '0']),
      }));
      return text.join('; ');
    });
    expect(notes.join(' | ')).toBe(expected);
  });
});
