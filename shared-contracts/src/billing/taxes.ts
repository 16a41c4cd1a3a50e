import { productOf, roundedToCents, shareOf, sumOf } from '../decimal/index.ts';
import { apportioned } from './apportioned.ts';
import {
  charged,
  exemptionFrom,
  exemptOn,
  rowsHolding,
  type TaxExemption,
  type TaxedLine,
  type TaxRow,
} from './tax-rows.ts';

/** One tax of an invoice. */
export interface ChargedTax {
  readonly taxTypeId: string;
  readonly provinceId: string | null;
  readonly rate: string;
  readonly taxable: string;
  readonly amount: string;
  /** The certificate because of which it is not charged. */
  readonly exemption: string | null;
}

const hundred = 100;

/** A tax with its province and rate on an invoice, and the lines on which it is charged. */
interface Charging {
  /** Its row; at a rate of 0 if the client is exempt. */
  readonly row: TaxRow;
  /** The certificate because of which it is not charged. */
  readonly exemption: string | null;
  readonly places: number[];
  readonly amounts: string[];
}

/** The lines on which each tax is charged, in the order of an invoice. Rows are looked up once for similar lines. */
function chargings(
  lines: readonly TaxedLine[],
  rows: readonly TaxRow[],
  date: string,
  exempt: ReadonlyMap<string, string>,
): readonly Charging[] {
  const known = new Map<string, readonly TaxRow[]>();
  const sums = new Map<string, Charging>();
  for (const [place, line] of lines.entries()) {
    const kind = `${line.isTaxable}|${line.provinceId ?? ''}|${line.ledgerCodeId ?? ''}`;
    const holding = known.get(kind) ?? rowsHolding(rows, line, date);
    known.set(kind, holding);
    for (const one of charged(holding)) {
      const exemption = exemptionFrom(one, holding, exempt) ?? null;
      const row = exemption === null ? one : { ...one, rate: '0' };
      const key = `${row.code}|${row.taxTypeId}|${row.provinceId ?? ''}|${row.rate}`;
      const sum = sums.get(key) ?? { row, exemption, places: [], amounts: [] };
      sum.places.push(place);
      sum.amounts.push(line.amount);
      sums.set(key, sum);
    }
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

const sumOfTax = ({ row, amounts }: Charging) => {
  const taxable = sumOf(amounts);
  return { taxable, amount: roundedToCents(shareOf(productOf(taxable, row.rate), hundred, 8)) };
};

/**
 * The taxes of an invoice: one for each tax, province and rate, charged on the sum of its lines and rounded to the cent
 * once (decision 56). A tax from which the client is exempt is included with its certificate and an amount of zero.
 */
export function taxesOf(
  lines: readonly TaxedLine[],
  rows: readonly TaxRow[],
  date: string,
  exemptions: readonly TaxExemption[] = [],
): readonly ChargedTax[] {
  const exempt = exemptOn(exemptions, date);
  return chargings(lines, rows, date, exempt).map((charging) => {
    const { taxTypeId, provinceId, rate } = charging.row;
    return { taxTypeId, provinceId, rate, ...sumOfTax(charging), exemption: charging.exemption };
  });
}

/** A line's part of the taxes of its invoice, in dollars and cents, and their codes; '' if it bears none. */
export interface LineTax {
  readonly tax: string;
  readonly taxCodes: string;
}

/**
 * Each line's part of its invoice's taxes: in proportion to its amount, by largest remainder, so that the lines add up
 * to the taxes to the cent. Amounts are dollars and cents, zero or above.
 */
export function lineTaxesOf(
  lines: readonly TaxedLine[],
  rows: readonly TaxRow[],
  date: string,
  exemptions: readonly TaxExemption[] = [],
): readonly LineTax[] {
  const borne = lines.map(() => ({ parts: [] as string[], codes: [] as string[] }));
  for (const charging of chargings(lines, rows, date, exemptOn(exemptions, date))) {
    if (charging.row.rate === '0') continue;
    const parts = apportioned(sumOfTax(charging).amount, charging.amounts);
    for (const [at, place] of charging.places.entries()) {
      borne[place]?.parts.push(parts[at] ?? '0');
      borne[place]?.codes.push(charging.row.code);
    }
  }
  return borne.map(({ parts, codes }) => ({ tax: sumOf(parts), taxCodes: codes.join(', ') }));
}

/** The subtotal, the taxes and the total of an invoice. */
export function invoiceTotals(
  lines: readonly { readonly amount: string }[],
  taxes: readonly { readonly amount: string }[],
): { readonly subtotal: string; readonly tax: string; readonly total: string } {
  const subtotal = sumOf(lines.map(({ amount }) => amount));
  const tax = sumOf(taxes.map(({ amount }) => amount));
  return { subtotal, tax, total: sumOf([subtotal, tax]) };
}
