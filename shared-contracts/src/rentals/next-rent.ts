import { dayAfter } from '../days/index.ts';
import type { RentFacts, RentPayment } from './rent-facts.ts';
import type { RentOddity } from './rent-oddities.ts';
import { type Rent, rentsDue } from './rents-due.ts';

/** The facts of an agreement that decide about its next rent. All days are yyyy-MM-dd. */
export type NextRentFacts = Pick<
  RentFacts,
  | 'effectiveDate'
  | 'firstDueDate'
  | 'intervalMonths'
  | 'endDate'
  | 'expiryDate'
  | 'surrenderDate'
  | 'hold'
  | 'heads'
> & { readonly payments: readonly Omit<RentPayment, 'payeeId'>[] };

/** Reasons of rent runs that do not depend on who is paid. */
const reasons = ['noDueDay', 'noAmount', 'stopped', 'disputed', 'unlocated', 'surrendered'] as const;

/** Why no rent comes next: it has no head of annual compensation, has ended, or what stops a run. */
export type NoRentReason = (typeof reasons)[number] | 'ended' | 'noHead';

export type NextRent = { readonly day: string; readonly amount: string } | { readonly reason: NoRentReason };

/** A day before any rent. */
const ever = '0001-01-01';

/** Two intervals of a year and some days: the first rent, or the one after the last payment, falls due within them. */
const farEnough = 800;

const isReason = (oddity: RentOddity): oddity is (typeof reasons)[number] =>
  reasons.some((reason) => reason === oddity);

const isPaid = ({ oddities }: Rent): boolean =>
  oddities.includes('paidAlready') || oddities.includes('paidInPart');

const isSurrendered = ({ oddities }: Rent): boolean => oddities.includes('surrendered');

/** The rents of an agreement as runs find them, without regard to who is paid. */
function rentsOf(facts: NextRentFacts, today: string): readonly Rent[] {
  const { effectiveDate, firstDueDate, payments } = facts;
  const days = [
    ...[today, effectiveDate, firstDueDate],
    ...payments.map(({ dueDate, paidDate }) => dueDate ?? paidDate),
  ];
  const latest =
    days
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1) ?? today;
  const window = { from: ever, through: dayAfter(latest, farEnough), missedSince: null };
  const ofRuns = payments.filter(({ isOfRun }) => isOfRun);
  return rentsDue(
    {
      ...facts,
      payments: payments.map((payment) => ({ ...payment, payeeId: '' })),
      approvedDueDates: ofRuns.flatMap(({ dueDate }) => dueDate ?? []),
      ...{ owners: [], isInProportion: false, isGstExempt: true, gstRates: [], provinceId: null },
      ...{ transferDates: [], reviewNoticeDate: null, reviewDates: [] },
    },
    window,
  );
}

/**
 * The next rent that a run would pay: the one after the last rent with a payment, or without any payment the first one
 * that falls due today or later. Its amount, in dollars, is that of its interval by the amounts dated for its day. The
 * agreement's expiry does not end rents, because a run pays them where somebody decides so.
 */
export function nextRent(facts: NextRentFacts, today: string): NextRent {
  if (facts.heads.length === 0) return { reason: 'noHead' };
  const rents = rentsOf(facts, today);
  const last = rents.findLastIndex(isPaid);
  const next =
    last === -1 ? rents.find(({ dueDate }) => dueDate === null || dueDate >= today) : rents[last + 1];
  if (!next) return { reason: rents.some(isSurrendered) ? 'surrendered' : 'ended' };
  const reason = next.oddities.find(isReason);
  if (reason) return { reason };
  return next.dueDate === null ? { reason: 'noDueDay' } : { day: next.dueDate, amount: next.amount };
}
