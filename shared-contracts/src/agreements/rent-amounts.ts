import { compareDecimals, differenceOf, productOf, shareOf, sumOf } from '../decimal/index.ts';
import type { DueDay, RentDays } from './due-days.ts';

/** Why the rents of an agreement are held back. */
export const rentHolds = ['Stop', 'Dispute', 'Unlocated'] as const;

export type RentHold = (typeof rentHolds)[number];

/** A head of annual compensation; amounts are dollars a year. */
export interface RentHead {
  readonly name: string;
  readonly amount: string | null;
  /** New amounts, each valid from its day on. */
  readonly changes: readonly { readonly from: string; readonly amount: string }[];
  /** Former amounts, each valid before its day, the oldest first; new amounts take precedence. */
  readonly former?: readonly FormerAmount[];
}

/** An amount that was valid before a day. */
export interface FormerAmount {
  readonly until: string;
  readonly amount: string;
}

/** The rents of an agreement according to its schedule. */
export interface RentStanding extends Omit<RentDays, 'effectiveDate'> {
  readonly hold: RentHold | null;
  readonly heads: readonly RentHead[];
}

/**
 * The day from which the amounts of heads are known, empty if always. A review of the compensation sets a new amount;
 * what was owed before it is only known if amounts are dated. `reviews` are the days of the reviews so far.
 */
export const amountsKnownFrom = (heads: readonly RentHead[], reviews: readonly string[]): string =>
  heads.some(({ changes }) => changes.length > 0) ? '' : (reviews.toSorted().at(-1) ?? '');

const monthsOfYear = 12;
/** The annual amount of a head on a day, in dollars; null if no amount was entered. */
const yearlyOn = ({ amount, changes, former = [] }: RentHead, day: string): string | null =>
  changes
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)?.amount ??
  former.find(({ until }) => day < until)?.amount ??
  amount;

/**
 * What heads come to in a year by the amounts that are valid on a day, yyyy-MM-dd. In dollars; a head without an amount
 * counts as nothing.
 */
export const yearlyAmount = (heads: readonly RentHead[], day: string): string =>
  sumOf(heads.flatMap((head) => yearlyOn(head, day) ?? []));

/** One instalment's part of an annual amount; the instalments of a year add up to it to the cent. */
function instalmentOf(yearly: string, { instalment }: DueDay, months: number): string {
  const until = (count: number) => shareOf(productOf(yearly, String(count * months)), monthsOfYear, 2);
  return differenceOf(until(instalment + 1), until(instalment));
}

/**
 * The amount of a rent with its heads, in dollars; without a due day, the amount for a year. `isMissing` if a head has
 * no amount, or nothing is owed.
 */
export function rentAmounts(
  { heads: all, intervalMonths }: { readonly heads: readonly RentHead[]; readonly intervalMonths: number },
  due: DueDay | undefined,
) {
  const yearly = all.map((head) => ({
    name: head.name,
    amount: due ? yearlyOn(head, due.day) : head.amount,
  }));
  const heads = yearly.flatMap(({ name, amount }) => {
    const part = due && amount ? instalmentOf(amount, due, intervalMonths) : amount;
    return part && compareDecimals(part, '0') > 0 ? [{ name, amount: part }] : [];
  });
  const amount = sumOf(heads.map((head) => head.amount));
  const isUnknown = yearly.some((head) => head.amount === null);
  return { heads, amount, isUnknown, isMissing: isUnknown || compareDecimals(amount, '0') <= 0 };
}
