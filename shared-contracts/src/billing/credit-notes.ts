import { compareDecimals, differenceOf, productOf, shareOf, sumOf } from '../decimal/index.ts';
import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { apportioned } from './apportioned.ts';
import { priceText } from './price-text.ts';
import { type TaxedLine, type TaxRow, taxRowsFor } from './tax-rows.ts';
import type { LineTax } from './taxes.ts';

/** A line of an invoice that may be credited. Amounts are dollars before tax, after all discounts. */
export interface CreditableLine extends TaxedLine {
  readonly id: string;
  /** The amount that credit notes have credited so far. */
  readonly credited: string;
}

/** A tax of an invoice, with what credit notes have credited of it so far. Amounts are dollars. */
export interface BilledTax {
  readonly taxTypeId: string;
  readonly provinceId: string | null;
  readonly taxable: string;
  readonly amount: string;
  readonly creditedTaxable: string;
  readonly creditedAmount: string;
}

/** The amount that is left to credit of a line. */
export const creditableOf = ({ amount, credited }: Pick<CreditableLine, 'amount' | 'credited'>): string =>
  differenceOf(amount, credited);

/** Why no more can be credited than is left of a line. */
export const overcreditedText = (left: string, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).invoice.overcredited(priceText(left));

/** `amount` times `part` divided by `whole`, all dollars and cents, rounded to the cent once. */
const inProportion = (amount: string, part: string, whole: string): string =>
  shareOf(productOf(amount, productOf(part, '100')), Number(productOf(whole, '100')), 2);

/**
 * The part of each tax's base that the credited lines make up. The lines of a tax are those that it was charged on by
 * its dated rows. If these rows were changed since, so that they no longer explain the invoice, all taxable lines count
 * in proportion.
 */
function creditedBase(
  tax: BilledTax,
  lines: readonly CreditableLine[],
  credits: ReadonlyMap<string, string>,
  rows: readonly TaxRow[],
  date: string,
): string {
  const sumOfCredits = (some: readonly CreditableLine[]) =>
    sumOf(some.map(({ id }) => credits.get(id) ?? '0'));
  const own = lines.filter((line) =>
    taxRowsFor(rows, line, date).some(
      ({ taxTypeId, provinceId }) => taxTypeId === tax.taxTypeId && provinceId === tax.provinceId,
    ),
  );
  if (sumOf(own.map(({ amount }) => amount)) === tax.taxable) return sumOfCredits(own);
  const taxable = lines.filter(({ isTaxable }) => isTaxable);
  const whole = sumOf(taxable.map(({ amount }) => amount));
  const part = whole === '0' ? '0' : inProportion(tax.taxable, sumOfCredits(taxable), whole);
  const left = differenceOf(tax.taxable, tax.creditedTaxable);
  return compareDecimals(part, left) > 0 ? left : part;
}

/**
 * The taxes of a credit note, in the order of the invoice. Each is in proportion to what all credit notes together
 * credit of its base, less what earlier ones credited. Partial credits that add up to the whole invoice therefore
 * credit its taxes to the cent, and never more.
 */
export function creditedTaxes(
  {
    lines,
    taxes,
    date,
  }: {
    readonly lines: readonly CreditableLine[];
    readonly taxes: readonly BilledTax[];
    readonly date: string;
  },
  credits: ReadonlyMap<string, string>,
  rows: readonly TaxRow[],
): readonly { readonly taxable: string; readonly amount: string }[] {
  return taxes.map((tax) => {
    const taxable = creditedBase(tax, lines, credits, rows, date);
    if (tax.taxable === '0') return { taxable, amount: '0' };
    const soFar = inProportion(tax.amount, sumOf([tax.creditedTaxable, taxable]), tax.taxable);
    return { taxable, amount: differenceOf(soFar, tax.creditedAmount) };
  });
}

/** A line of a credit note: what it credits before tax, and the codes of the billed line's taxes. */
interface CreditedLine {
  readonly amount: string;
  readonly provinceId: string | null;
  readonly taxCodes: string;
}

/** A tax of a credit note, in dollars. */
interface CreditedTax {
  readonly code: string;
  readonly provinceId: string | null;
  readonly amount: string;
}

/** What each line of a credit note credits of the taxes, in proportion; the lines add up to the taxes. */
export function creditedLineTaxes(
  lines: readonly CreditedLine[],
  taxes: readonly CreditedTax[],
): readonly LineTax[] {
  const parts = taxes.map(({ code, provinceId, amount }) => {
    const bears = (line: CreditedLine) =>
      line.taxCodes.split(', ').includes(code) && (provinceId === null || line.provinceId === provinceId);
    return apportioned(
      amount,
      lines.map((line) => (bears(line) ? line.amount : '0')),
    );
  });
  return lines.map(({ taxCodes }, place) => ({
    tax: sumOf(parts.map((part) => part[place] ?? '0')),
    taxCodes,
  }));
}

/** Lines that are credited by more than is left of them, with what is left. */
export const overcredited = (
  lines: readonly CreditableLine[],
  credits: ReadonlyMap<string, string>,
): readonly { readonly id: string; readonly left: string }[] =>
  lines.flatMap((line) => {
    const left = creditableOf(line);
    return compareDecimals(credits.get(line.id) ?? '0', left) > 0 ? [{ id: line.id, left }] : [];
  });
