import { productOf, roundedToCents, shareOf, sumOf } from '../decimal/index.ts';
import { apportioned } from './apportioned.ts';

/** A dated row of a tax. Days are yyyy-MM-dd. */
export interface TaxRow {
  readonly taxTypeId: string;
  /** Its code, which determines the order on an invoice. */
  readonly code: string;
  readonly provinceId: string | null;
  readonly ledgerCodeId: string | null;
  /** Per cent. */
  readonly rate: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  /** Whether no other tax is charged where this one is. */
  readonly replacesOthers?: boolean;
}

/** A client's exemption from a tax. Days are yyyy-MM-dd. */
export interface TaxExemption {
  readonly taxTypeId: string;
  readonly certificate: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The part of an invoice line that matters for taxes. */
export interface TaxedLine {
  readonly amount: string;
  readonly isTaxable: boolean;
  readonly ledgerCodeId: string | null;
  readonly provinceId: string | null;
}

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

/** How specific a row is for a line: one with the ledger code takes precedence over one with only the province. */
const detail = ({ provinceId, ledgerCodeId }: TaxRow) => (ledgerCodeId ? 2 : 0) + (provinceId ? 1 : 0);

/** Whether a day is within the dates of a row. */
const holdsOn = ({ validFrom, validTo }: Pick<TaxRow, 'validFrom' | 'validTo'>, date: string): boolean =>
  validFrom <= date && (validTo === null || validTo >= date);

/**
 * The row of each tax that applies to a line on a day: the most specific one, and among these the newest. If one
 * replaces the others, such as HST, it is the only one; its rate of 0 would then exempt from all taxes.
 */
export function taxRowsFor(rows: readonly TaxRow[], line: TaxedLine, date: string): readonly TaxRow[] {
  if (!line.isTaxable) return [];
  const chosen = new Map<string, TaxRow>();
  for (const row of rows) {
    const holds =
      holdsOn(row, date) &&
      (row.provinceId === null || row.provinceId === line.provinceId) &&
      (row.ledgerCodeId === null || row.ledgerCodeId === line.ledgerCodeId);
    if (!holds) continue;
    const known = chosen.get(row.taxTypeId);
    const isBetter =
      !known ||
      detail(row) > detail(known) ||
      (detail(row) === detail(known) && row.validFrom > known.validFrom);
    if (isBetter) chosen.set(row.taxTypeId, row);
  }
  const all = [...chosen.values()];
  const only = all.filter(({ replacesOthers }) => replacesOthers);
  return (only.length > 0 ? only : all).filter(({ rate }) => rate !== '0');
}

/** A tax with its province and rate on an invoice, and the lines on which it is charged. */
interface Charging {
  readonly row: TaxRow;
  readonly places: number[];
  readonly amounts: string[];
}

const exemptOn = (exemptions: readonly TaxExemption[], date: string): ReadonlyMap<string, string> =>
  new Map(
    exemptions
      .filter((one) => holdsOn(one, date))
      .map(({ taxTypeId, certificate }) => [taxTypeId, certificate]),
  );

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
    const found = known.get(kind) ?? taxRowsFor(rows, line, date);
    known.set(kind, found);
    for (const one of found) {
      const row = exempt.has(one.taxTypeId) ? { ...one, rate: '0' } : one;
      const key = `${row.code}|${row.taxTypeId}|${row.provinceId ?? ''}|${row.rate}`;
      const sum = sums.get(key) ?? { row, places: [], amounts: [] };
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
    return {
      ...{ taxTypeId, provinceId, rate, ...sumOfTax(charging) },
      exemption: exempt.get(taxTypeId) ?? null,
    };
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
