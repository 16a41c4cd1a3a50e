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

/** What is left of a rent after its payments; undefined if they cover it, or are themselves what is owed. */
function owedOf(
  due: DueDay,
  rents: RentStanding,
  payments: ReturnType<typeof countedPayments>,
  knownFrom: string,
): OwedRent | undefined {
  const its = payments.filter((payment) => {
    const day = payment.dueDate ?? payment.paidDate;
    return day !== null && day >= due.paidFrom && day < due.paidBefore;
  });
  if (its.some(({ isOfRun }) => isOfRun)) return undefined;
  const { amount, isUnknown } = rentAmounts(rents, due);
  if (its.length > 0 && (isUnknown || due.day < knownFrom)) return undefined;
  const left = sumOf([amount, ...its.map((payment) => productOf(payment.amount, '-1'))]);
  if (compareDecimals(left, '0') > 0) return { day: due.day, amount: left };
  return isUnknown ? { day: due.day, amount: null } : undefined;
}

/**
 * Rents that no payment accounts for: in `late` those due before today, oldest first, and in `next` the following one.
 * Payments are assigned to the nearest due day. Rents end with the schedule, the expiry date and a surrender, as they
 * do in a rent run. Null if neither an effective day nor a first due day is known.
 */
export function owedRents(facts: Facts, rents: RentStanding, today: string) {
  const { effectiveDate, expiryDate, lifeSteps } = facts;
  const ends = [rents.endDate, expiryDate].flatMap((day) => day ?? []);
  const endDate = ends.toSorted()[0] ?? null;
  const days = dueDays({ ...rents, effectiveDate, endDate }, ever, dayAfter(today, aYear));
  if (!days) return null;
  const surrender = firstSurrender(lifeSteps);
  const payments = countedPayments(facts);
  const knownFrom = amountsKnownFrom(rents.heads, reviewsUntil(facts, today));
  const owed = days.flatMap((due) => {
    if (surrender !== null && surrender <= due.day) return [];
    return owedOf(due, rents, payments, knownFrom) ?? [];
  });
  return {
    late: owed.filter(({ day }) => day < today),
    next: owed.find(({ day, amount }) => day >= today && amount !== null),
  };
}
