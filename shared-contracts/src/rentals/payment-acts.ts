import { compareDecimals } from '../decimal/index.ts';

/** The outcome of a payment that was sent: it was paid, or it was returned. */
export const paymentOutcomes = ['PAID', 'RETURNED'] as const;

/** The other changes to payments, in the order of the actions. */
export const paymentChanges = ['PAY_PART', 'HOLD', 'RELEASE', 'REISSUE', 'CANCEL'] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];
export type PaymentChange = (typeof paymentChanges)[number];

/** Everything that people can do with the payments of a list. */
export type PaymentAct = PaymentOutcome | PaymentChange;

/** Whether an act is an outcome, which is written by a call of its own. */
export const isOutcome = (act: PaymentAct): act is PaymentOutcome =>
  paymentOutcomes.some((outcome) => outcome === act);

/**
 * The parameters of each act: the amounts of the payments, a reason, a reference; every act except the release has a
 * day.
 */
export const actParameters = {
  PAID: { amounts: 'none', reason: 'none', reference: true, day: true },
  RETURNED: { amounts: 'none', reason: 'none', reference: true, day: true },
  PAY_PART: { amounts: 'needed', reason: 'none', reference: true, day: true },
  HOLD: { amounts: 'optional', reason: 'needed', reference: false, day: true },
  RELEASE: { amounts: 'none', reason: 'none', reference: false, day: false },
  REISSUE: { amounts: 'none', reason: 'optional', reference: false, day: true },
  CANCEL: { amounts: 'none', reason: 'needed', reference: false, day: true },
} as const satisfies Readonly<Record<PaymentAct, object>>;

/** Why a payment is no longer owed. */
export type PaymentClosing = 'Cancelled' | 'Replaced';

/** A payment before an act. Days are yyyy-MM-dd, the amount is in dollars. */
export interface PaymentAsFound {
  readonly amount: string;
  readonly requisitionedDate: string | null;
  readonly paidDate: string | null;
  readonly returnedDate: string | null;
  readonly heldDate: string | null;
  readonly closing: PaymentClosing | null;
}

export type ActFault =
  | 'amountMissing'
  | 'backAlready'
  | 'beforeOut'
  | 'closedAlready'
  | 'held'
  | 'heldAlready'
  | 'notHeld'
  | 'notLess'
  | 'notOut'
  | 'notReturned'
  | 'paidAlready'
  | 'paidCancel'
  | 'returnedAlready'
  | 'tooMuch'
  | 'wentOut';

/** An act on one payment: `amount` is the part that is paid or held back, `day` is its date. */
interface OneAct {
  readonly act: PaymentAct;
  readonly amount?: string | null;
  readonly day: string | null;
}

type Judge = (payment: PaymentAsFound, amount: string | null) => ActFault | false | undefined;

const isNothing = (amount: string) => compareDecimals(amount, '0') <= 0;
const isPaid = ({ paidDate, returnedDate }: PaymentAsFound) => Boolean(paidDate && !returnedDate);
const outOn = ({ requisitionedDate, paidDate, returnedDate }: PaymentAsFound) =>
  returnedDate ?? paidDate ?? requisitionedDate;

/** Why a payment may not be paid, in whole or in part; undefined if it may. */
const unpayable: Judge = ({ returnedDate, paidDate, heldDate }) => {
  if (returnedDate) return 'returnedAlready';
  if (paidDate) return 'paidAlready';
  return heldDate ? 'held' : undefined;
};

const judges: Readonly<Record<PaymentAct, Judge>> = {
  PAID: unpayable,
  RETURNED: (payment) => (payment.returnedDate ? 'backAlready' : !outOn(payment) && 'notOut'),
  PAY_PART: (payment, amount) => {
    const fault = unpayable(payment, amount);
    if (fault) return fault;
    if (amount === null || isNothing(amount)) return 'amountMissing';
    return compareDecimals(amount, payment.amount) >= 0 && 'notLess';
  },
  HOLD: (payment, amount) => {
    if (outOn(payment)) return 'wentOut';
    if (payment.heldDate) return 'heldAlready';
    if (amount !== null && isNothing(amount)) return 'amountMissing';
    return amount !== null && compareDecimals(amount, payment.amount) > 0 && 'tooMuch';
  },
  RELEASE: ({ heldDate }) => !heldDate && 'notHeld',
  REISSUE: ({ returnedDate }) => !returnedDate && 'notReturned',
  CANCEL: (payment) => isPaid(payment) && 'paidCancel',
};

/**
 * Why an act is not possible for a payment; undefined if it is. No act may be dated before the day on which the payment
 * was sent.
 */
export function actFault(payment: PaymentAsFound, { act, amount = null, day }: OneAct): ActFault | undefined {
  if (payment.closing) return 'closedAlready';
  const fault = judges[act](payment, amount);
  if (fault) return fault;
  const out = outOn(payment);
  return day && out && day < out ? 'beforeOut' : undefined;
}
