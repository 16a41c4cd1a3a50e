import { dayAfter } from '../days/index.ts';
import { compareDecimals, productOf, sumOf } from '../decimal/index.ts';
import type { ClockFacts } from './clock.ts';
import { type DueDay, dueDays } from './due-days.ts';
import { amountsKnownFrom, type RentStanding, rentAmounts } from './rent-amounts.ts';

/** A rent for which no payment, or too little, is recorded. */
export interface OwedRent {
  readonly day: string;
  /** Dollars; null if the amount of the rent is not known. */
  readonly amount: string | null;
}

/** Longer than any interval between two rents. */
const aYear = 366;

/** A day before any rent. */
const ever = '0001-01-01';

type Facts = Pick<ClockFacts, 'effectiveDate' | 'expiryDate' | 'lifeSteps' | 'payments'>;

/** The payments of rents that count: all but those that another one replaced. */
const countedPayments = ({ payments }: Facts) =>
  payments.filter(({ kind, closing }) => kind === 'Annual' && closing !== 'Replaced');

/** The days of the reviews of the compensation so far. */
const reviewsUntil = ({ lifeSteps }: Facts, today: string): readonly string[] =>
  lifeSteps.flatMap(({ kind, date }) => (kind === 'CompensationReview' && date <= today ? [date] : []));

const firstSurrender = (steps: Facts['lifeSteps']): string | null =>
  steps
    .filter(({ kind }) => kind === 'Surrender')
    .map(({ date }) => date)
    .toSorted()[0] ?? null;

type CountedPayment = Facts['payments'][number];

/** The amount of a rent less its payments. */
const leftOf = (amount: string, payments: readonly CountedPayment[]): string =>
  sumOf([amount, ...payments.map((payment) => productOf(payment.amount, '-1'))]);

/** A due day with the payments that are nearest to it. */
interface PaidDay {
  readonly due: DueDay;
  readonly payments: readonly CountedPayment[];
}

/**
 * The due days of the rents so far and of the coming year, with their payments. Rents end with the schedule, the expiry
 * date and a surrender, as they do in a rent run. Null if neither an effective day nor a first due day is known.
 */
function paidDays(facts: Facts, rents: RentStanding, today: string): readonly PaidDay[] | null {
  const { effectiveDate, expiryDate, lifeSteps } = facts;
  const ends = [rents.endDate, expiryDate].flatMap((day) => day ?? []);
  const endDate = ends.toSorted()[0] ?? null;
  const days = dueDays({ ...rents, effectiveDate, endDate }, ever, dayAfter(today, aYear));
  const surrender = firstSurrender(lifeSteps);
  const counted = countedPayments(facts);
  const isOf = (payment: CountedPayment, due: DueDay): boolean => {
    const day = payment.dueDate ?? payment.paidDate;
    return day !== null && day >= due.paidFrom && day < due.paidBefore;
  };
  return (
    days
      ?.filter(({ day }) => surrender === null || surrender > day)
      .map((due) => ({ due, payments: counted.filter((payment) => isOf(payment, due)) })) ?? null
  );
}

/** What is left of a rent after its payments; undefined if they cover it, or are themselves what is owed. */
function owedOf({ due, payments }: PaidDay, rents: RentStanding, knownFrom: string): OwedRent | undefined {
  if (payments.some(({ isOfRun }) => isOfRun)) return undefined;
  const { amount, isUnknown } = rentAmounts(rents, due);
  if (payments.length > 0 && (isUnknown || due.day < knownFrom)) return undefined;
  const left = leftOf(amount, payments);
  if (compareDecimals(left, '0') > 0) return { day: due.day, amount: left };
  return isUnknown ? { day: due.day, amount: null } : undefined;
}

/**
 * Rents that no payment accounts for: in `late` those due before today, oldest first, and in `next` the following one.
 * Payments are assigned to the nearest due day. Null if neither an effective day nor a first due day is known.
 */
export function owedRents(facts: Facts, rents: RentStanding, today: string) {
  const knownFrom = amountsKnownFrom(rents.heads, reviewsUntil(facts, today));
  const owed = paidDays(facts, rents, today)?.flatMap((paid) => owedOf(paid, rents, knownFrom) ?? []);
  if (!owed) return null;
  return {
    late: owed.filter(({ day }) => day < today),
    next: owed.find(({ day, amount }) => day >= today && amount !== null),
  };
}

/** Rents that runs paid with another amount than the dated amounts say now. */
export interface ChangedRents {
  /** The due day of the first one. */
  readonly day: string;
  /** Dollars, of all of them together. */
  readonly amount: string;
}

/**
 * Rents of runs whose dated amounts were entered or changed after they were paid: those that were paid too little, and
 * too much. What was entered by hand for the same rent counts with it, paid or cancelled: so somebody pays the
 * difference, or notes that it is not owed. Amounts without a day say nothing of the past.
 */
export function changedRents(facts: Facts, rents: RentStanding, today: string) {
  const isDatedOn = (day: string) =>
    rents.heads.some(({ changes }) => changes.some(({ from }) => from <= day));
  const changed = (paidDays(facts, rents, today) ?? []).flatMap(({ due, payments }) => {
    if (!payments.some(({ isOfRun }) => isOfRun) || !isDatedOn(due.day)) return [];
    const { amount, isUnknown } = rentAmounts(rents, due);
    return isUnknown ? [] : [{ day: due.day, left: leftOf(amount, payments) }];
  });
  const together = (sign: 1 | -1): ChangedRents | undefined => {
    const some = changed.filter(({ left }) => compareDecimals(left, '0') === sign);
    const [first] = some;
    return first && { day: first.day, amount: productOf(sumOf(some.map(({ left }) => left)), String(sign)) };
  };
  return { less: together(1), more: together(-1) };
}
