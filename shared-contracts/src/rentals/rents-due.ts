import {
  amountsKnownFrom,
  type DueDay,
  dueDays,
  type LeftoverCent,
  leftoverCentOf,
  rentAmounts,
  splitAmongOwners,
} from '../agreements/index.ts';
import { compareDecimals, sumOf } from '../decimal/index.ts';
import { gstOf } from './gst.ts';
import type { RentFacts, RentOwner, RentPayment } from './rent-facts.ts';
import { type RentOddity, rentOddities } from './rent-oddities.ts';

/** The requested rents: those of a range of days, and those that were missed since an earlier day. */
export interface RentWindow {
  readonly from: string;
  readonly through: string;
  readonly missedSince: string | null;
}

/** A payee's part of a rent. `owner` is the index of the first owner whose part it contains. */
interface RentShare {
  readonly payeeId: string | null;
  readonly owner: number;
  readonly amount: string;
  /**
   * The GST or HST on it, in dollars, with its code and the payee's registration; missing for payees without a
   * registration.
   */
  readonly gst?: { readonly amount: string; readonly number: string; readonly tax: string } | undefined;
  /** Why it contains a cent that was left over from the split. */
  readonly leftoverCent?: LeftoverCent | undefined;
}

/** A rent on its due date. Amounts are in dollars. */
export interface Rent {
  /** Null if neither an effective date nor a first due date is known. */
  readonly dueDate: string | null;
  readonly amount: string;
  readonly heads: readonly { readonly name: string; readonly amount: string }[];
  /** The share of each payee; empty if the rent cannot be split. */
  readonly shares: readonly RentShare[];
  /** Its oddities, the most serious first. */
  readonly oddities: readonly RentOddity[];
  /** What payments that were entered by hand come to, where they cover a part of it; null otherwise. */
  readonly paidByHand: string | null;
}

const isAbove = (amount: string, other: string) => compareDecimals(amount, other) > 0;

/** The amount for each payee: one share for a payee who holds several parts. */
function sharesOf(amount: string, { owners, isInProportion }: RentFacts) {
  const split = splitAmongOwners(amount, owners, isInProportion);
  if ('reason' in split) return undefined;
  const shares = new Map<string, RentShare>();
  split.amounts.forEach((part, owner) => {
    if (!isAbove(part, '0')) return;
    const payeeId = owners[owner]?.payeeId ?? null;
    const key = payeeId ?? `owner ${owner}`;
    const known = shares.get(key);
    const leftoverCent = known?.leftoverCent ?? leftoverCentOf(split, owner);
    shares.set(
      key,
      known
        ? { ...known, amount: sumOf([known.amount, part]), leftoverCent }
        : { payeeId, owner, amount: part, leftoverCent },
    );
  });
  return [...shares.values()];
}

/** Adds the GST or HST that registered payees get on a day to the shares. */
function withGst(
  shares: readonly RentShare[],
  { owners, isGstExempt, gstRates, provinceId }: RentFacts,
  day: string,
): readonly RentShare[] {
  if (isGstExempt) return shares;
  return shares.map((share) => {
    const number = owners[share.owner]?.gstNumber;
    if (!number) return share;
    const { amount, tax } = gstOf(share.amount, gstRates, { day, provinceId });
    return isAbove(amount, '0') ? { ...share, gst: { amount, number, tax } } : share;
  });
}

const isBetween = (day: string | null, from: string, before: string): boolean =>
  day !== null && day >= from && day < before;

/** The payments of a rent, by the day of payment where they have no due day; a returned payment leaves it open. */
const paymentsOf = (
  { payments }: Pick<RentFacts, 'payments'>,
  { paidFrom, paidBefore }: Pick<DueDay, 'paidBefore' | 'paidFrom'>,
): readonly RentPayment[] =>
  payments.filter(
    ({ kind, dueDate, paidDate = null, returnedDate }) =>
      kind === 'Annual' && !returnedDate && isBetween(dueDate ?? paidDate, paidFrom, paidBefore),
  );

/** Whether a rent is paid, at least in part, or approved. */
const isCovered = (
  facts: Pick<RentFacts, 'approvedDueDates' | 'payments'>,
  due: Pick<DueDay, 'day' | 'paidBefore' | 'paidFrom'>,
): boolean => facts.approvedDueDates.includes(due.day) || paymentsOf(facts, due).length > 0;

/** What the payments of a rent that were entered by hand come to, if that is less than the rent; null otherwise. */
function paidInPart(facts: RentFacts, due: DueDay): string | null {
  if (facts.approvedDueDates.includes(due.day) || due.day < amountsKnownFrom(facts.heads, facts.reviewDates))
    return null;
  const payments = paymentsOf(facts, due);
  if (payments.length === 0 || payments.some(({ isOfRun, amount }) => isOfRun || amount === null))
    return null;
  const { amount, isUnknown } = rentAmounts(facts, due);
  const paid = sumOf(payments.flatMap((payment) => payment.amount ?? []));
  return !isUnknown && isAbove(amount, paid) ? paid : null;
}

/** The payments of the last paid rent before a day: those with the latest due day. Returned payments do not count. */
function paidLast({ payments }: RentFacts, day: string): readonly RentPayment[] {
  const before = payments.filter(
    ({ kind, dueDate, returnedDate }) =>
      kind === 'Annual' && !returnedDate && dueDate !== null && dueDate < day,
  );
  const last = before
    .map(({ dueDate }) => dueDate ?? '')
    .toSorted()
    .at(-1);
  return before.filter(({ dueDate }) => dueDate === last);
}

/** Whether the payees differ from those of the last rent. */
function isPayeeChanged(last: readonly RentPayment[], payees: readonly (string | null)[]): boolean {
  const paid = new Set(last.map(({ payeeId }) => payeeId));
  if (paid.size === 0) return false;
  return payees.length !== paid.size || payees.some((payee) => payee === null || !paid.has(payee));
}

/** Whether the name, vendor code or address of one of the last payees has changed since. */
const isPayeeMoved = (last: readonly RentPayment[], paid: readonly RentOwner[]): boolean =>
  paid.some(({ payeeId, goesTo }) => {
    const kept = last.flatMap((payment) =>
      payment.payeeId === payeeId && payment.goesTo ? [payment.goesTo] : [],
    );
    return kept.length > 0 && !kept.some((before) => before === goesTo);
  });

const isReviewOpen = ({ reviewNoticeDate, reviewDates }: RentFacts, day: string): boolean =>
  reviewNoticeDate !== null &&
  reviewNoticeDate <= day &&
  !reviewDates.some((date) => date >= reviewNoticeDate);

const heldAs = { Stop: 'stopped', Dispute: 'disputed', Unlocated: 'unlocated' } as const;

interface RentOfDay {
  /** The owners who get a part of it. */
  readonly paid: readonly RentOwner[];
  /** Whether it was due before the window. */
  readonly isMissed: boolean;
  /** Whether payments that were entered by hand cover a part of it. */
  readonly isInPart: boolean;
}

/** The oddities of a rent on a day. */
function oddOn(facts: RentFacts, due: DueDay, { paid, isMissed, isInPart }: RentOfDay) {
  const { day, previous } = due;
  const { surrenderDate, expiryDate, transferDates } = facts;
  const last = paidLast(facts, day);
  return {
    surrendered: surrenderDate !== null && surrenderDate <= day,
    paidAlready: isCovered(facts, due) && !isInPart,
    paidInPart: isInPart,
    // What was paid in part was not missed.
    missed: isMissed && !isInPart,
    expired: expiryDate !== null && expiryDate < day,
    payeeChanged: paid.length > 0 && isPayeeChanged(last, [...new Set(paid.map(({ payeeId }) => payeeId))]),
    payeeMoved: isPayeeMoved(last, paid),
    titleTransferred: transferDates.some((date) => date >= previous && date <= day),
    reviewOpen: isReviewOpen(facts, day),
  };
}

function rentOf(facts: RentFacts, due: DueDay | undefined, isMissed: boolean): Rent {
  const { heads, amount, isMissing } = rentAmounts(facts, due);
  const { owners, hold } = facts;
  const shares = isAbove(amount, '0') ? sharesOf(amount, facts) : [];
  const paid = (shares ?? []).flatMap(({ owner }) => owners[owner] ?? []);
  const paidByHand = due ? paidInPart(facts, due) : null;
  const found: Partial<Record<RentOddity, boolean>> = {
    noDueDay: !due,
    noAmount: isMissing,
    noOwner: owners.length === 0 && isAbove(amount, '0'),
    noPayee: paid.some(({ payeeId }) => payeeId === null),
    sharesNotWhole: shares === undefined,
    ...(hold ? { [heldAs[hold]]: true } : {}),
    ...(due ? oddOn(facts, due, { paid, isMissed, isInPart: paidByHand !== null }) : {}),
    // Tax is withheld from what goes out of Canada (Income Tax Act, s. 212(1)(d), 215(1)).
    payeeAbroad: paid.some(({ isAbroad, payeeId }) => payeeId !== null && isAbroad === true),
    noAddress: paid.some(({ hasAddress, payeeId }) => payeeId !== null && !hasAddress),
    inactivePayee: paid.some(({ isActive, payeeId }) => payeeId !== null && !isActive),
  };
  return {
    ...{ dueDate: due?.day ?? null, amount, heads },
    shares: due ? withGst(shares ?? [], facts, due.day) : (shares ?? []),
    oddities: rentOddities.filter((oddity) => found[oddity]),
    paidByHand,
  };
}

/**
 * The rents of an agreement that fall due in a window, and earlier ones that were neither approved nor paid whole, each
 * with its oddities. A surrender is shown with the first rent after it and ends later ones. An agreement whose due days
 * are not known has one rent without a day.
 */
export function rentsDue(facts: RentFacts, { from, through, missedSince }: RentWindow): readonly Rent[] {
  if (facts.heads.length === 0) return [];
  const start = missedSince && missedSince < from ? missedSince : from;
  const days = dueDays(facts, start, through);
  if (!days) return [rentOf(facts, undefined, false)];
  const { surrenderDate } = facts;
  return days.flatMap((due) => {
    const isMissed = due.day < from;
    if (isMissed && isCovered(facts, due) && paidInPart(facts, due) === null) return [];
    const owedUntil = isMissed ? due.day : due.previous;
    if (surrenderDate !== null && surrenderDate <= owedUntil) return [];
    return [rentOf(facts, due, isMissed)];
  });
}
