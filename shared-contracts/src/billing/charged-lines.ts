import { productOf, roundedToCents, shareOf, sumOf } from '../decimal/index.ts';
import { apportioned } from './apportioned.ts';

const hundred = 100;

/** A part of an amount in per cent, rounded to the cent once. */
export const percentOf = (amount: string, percent: string): string =>
  roundedToCents(shareOf(productOf(amount, percent), hundred, 8));

const without = (amount: string, taken: string): string => sumOf([amount, productOf(taken, '-1')]);

/** What a line of an invoice is charged by. Amounts are dollars. */
export interface LineCharge {
  readonly quantity: string;
  readonly unitPrice: string;
  /** What it is written up by, or written down by where negative. */
  readonly adjustment: string;
  readonly discountPercent: string | null;
}

/**
 * The amounts of a line: quantity times price rounded to the cent, then its write-up or write-down, then the discount on
 * what is left.
 */
export function lineAmounts({ quantity, unitPrice, adjustment, discountPercent }: LineCharge): {
  readonly discount: string;
  readonly amount: string;
} {
  const charged = sumOf([roundedToCents(productOf(quantity, unitPrice)), adjustment]);
  const discount = discountPercent === null ? '0' : percentOf(charged, discountPercent);
  return { discount, amount: without(charged, discount) };
}

/** The discount of a whole invoice: per cent of its lines, else dollars. */
export interface InvoiceDiscount {
  readonly percent: string | null;
  readonly amount: string;
}

/**
 * The discount of an invoice with the part of each line, so that every tax and account gets its own part of it. The
 * parts are in proportion to the amounts, by largest remainder.
 */
export function sharedDiscount(
  amounts: readonly string[],
  { percent, amount }: InvoiceDiscount,
): { readonly discount: string; readonly parts: readonly string[] } {
  const discount = percent === null ? amount : percentOf(sumOf(amounts), percent);
  return { discount, parts: apportioned(discount, amounts) };
}

/** The amounts of a bill that its difference from work in progress consists of. Dollars. */
export interface Reconciled {
  readonly subtotal: string;
  readonly workRelieved: string;
  readonly discount: string;
  readonly lines: readonly {
    readonly isByHand: boolean;
    readonly amount: string;
    readonly adjustment: string;
    readonly discount: string;
    /** Of a share of a fixed fee: what its work is worth. */
    readonly workAmount?: string | null | undefined;
  }[];
}

/**
 * Why the subtotal of a bill is not what it takes out of work in progress: lines by hand, write-ups and write-downs,
 * discounts, fixed fees that are more or less than their work, and what rounding to cents leaves. Together they are
 * the difference.
 */
export function workDifference({ subtotal, workRelieved, discount, lines }: Reconciled): {
  readonly byHand: string;
  readonly adjusted: string;
  readonly discounted: string;
  readonly fees: string;
  readonly rounding: string;
} {
  const ofWork = lines.filter(({ isByHand }) => !isByHand);
  const byHand = sumOf(lines.filter((line) => line.isByHand).map(({ amount }) => amount));
  const adjusted = sumOf(ofWork.map(({ adjustment }) => adjustment));
  const discounted = productOf(sumOf([discount, ...ofWork.map((line) => line.discount)]), '-1');
  const fees = sumOf(
    lines.flatMap(({ workAmount, amount, adjustment, discount: off }) =>
      workAmount ? [without(sumOf([amount, off]), sumOf([adjustment, workAmount]))] : [],
    ),
  );
  const explained = sumOf([workRelieved, byHand, adjusted, discounted, fees]);
  return { byHand, adjusted, discounted, fees, rounding: without(subtotal, explained) };
}
