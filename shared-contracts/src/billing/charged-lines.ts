import { differenceOf, productOf, roundedToCents, shareOf, sumOf } from '../decimal/index.ts';
import { apportioned } from './apportioned.ts';

const hundred = 100;

/** A percentage of an amount, rounded to the cent once. */
export const percentOf = (amount: string, percent: string): string =>
  roundedToCents(shareOf(productOf(amount, percent), hundred, 8));

/** What the amount of an invoice line is calculated from. Amounts are dollars. */
export interface LineCharge {
  readonly quantity: string;
  readonly unitPrice: string;
  /** The amount by which it is written up, or down if negative. */
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
  return { discount, amount: differenceOf(charged, discount) };
}

/** The discount of a whole invoice: per cent of its lines, otherwise dollars. */
export interface InvoiceDiscount {
  readonly percent: string | null;
  readonly amount: string;
}

/**
 * The discount of an invoice with the part of each line, because every tax and account gets its own part of it. The
 * parts are in proportion to the amounts, by largest remainder.
 */
export function sharedDiscount(
  amounts: readonly string[],
  { percent, amount }: InvoiceDiscount,
): { readonly discount: string; readonly parts: readonly string[] } {
  const discount = percent === null ? amount : percentOf(sumOf(amounts), percent);
  return { discount, parts: apportioned(discount, amounts) };
}

/** The amounts that explain the difference between an invoice and its work in progress. Dollars. */
export interface Reconciled {
  readonly subtotal: string;
  readonly workRelieved: string;
  readonly discount: string;
  readonly lines: readonly {
    readonly isByHand: boolean;
    readonly amount: string;
    readonly adjustment: string;
    readonly discount: string;
    /** For a share of a fixed fee: the value of its work. */
    readonly workAmount?: string | null | undefined;
  }[];
}

/**
 * Why the subtotal of an invoice differs from what it removes from work in progress: manual lines, write-ups and
 * write-downs, discounts, fixed fees that are more or less than their work, and rounding to cents. Together they equal
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
      workAmount ? [differenceOf(sumOf([amount, off]), sumOf([adjustment, workAmount]))] : [],
    ),
  );
  const explained = sumOf([workRelieved, byHand, adjusted, discounted, fees]);
  return { byHand, adjusted, discounted, fees, rounding: differenceOf(subtotal, explained) };
}
