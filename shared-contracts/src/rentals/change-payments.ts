import { compareDecimals } from '../decimal/index.ts';
import type { PaymentDays } from './settle-payments.ts';

/** The changes of payments other than marking them as paid or returned, in the order of the actions. */
export const paymentChanges = ['PAY_PART', 'HOLD', 'RELEASE', 'REISSUE', 'CANCEL'] as const;

export type PaymentChange = (typeof paymentChanges)[number];

/** The parameters of each change: amounts of the payments, a reason, a reference; all except the release have a day. */
export const askedOfChange = {
  PAY_PART: { amounts: 'needed', reason: 'none', reference: true, day: true },
  HOLD: { amounts: 'optional', reason: 'needed', reference: false, day: true },
  RELEASE: { amounts: 'none', reason: 'none', reference: false, day: false },
  REISSUE: { amounts: 'none', reason: 'optional', reference: false, day: true },
  CANCEL: { amounts: 'none', reason: 'needed', reference: false, day: true },
} as const;

/** A payment as a change finds it. Days are yyyy-MM-dd, amounts dollars. */
export interface ChangedPayment extends PaymentDays {
  readonly amount: string;
}

export type ChangeFault =
  | 'amountMissing'
  | 'beforeOut'
  | 'closedAlready'
  | 'held'
  | 'heldAlready'
  | 'notHeld'
  | 'notLess'
  | 'notReturned'
  | 'paidAlready'
  | 'paidCancel'
  | 'returnedAlready'
  | 'tooMuch'
  | 'wentOut';

/** A change of one payment: `amount` is the part that is paid or held back, `day` when. */
interface OneChange {
  readonly change: PaymentChange;
  readonly amount: string | null;
  readonly day: string | null;
}

type Judge = (payment: ChangedPayment, amount: string | null) => ChangeFault | false | undefined;

const isNothing = (amount: string) => compareDecimals(amount, '0') <= 0;
const isPaid = ({ paidDate, returnedDate }: PaymentDays) => Boolean(paidDate && !returnedDate);
const outOn = ({ requisitionedDate, paidDate, returnedDate }: PaymentDays) =>
  returnedDate ?? paidDate ?? requisitionedDate;

const judges: Readonly<Record<PaymentChange, Judge>> = {
  PAY_PART: (payment, amount) => {
    if (payment.returnedDate) return 'returnedAlready';
    if (payment.paidDate) return 'paidAlready';
    if (payment.heldDate) return 'held';
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
 * Why a payment cannot be changed this way; undefined if it can. A payment that went out is not changed on an earlier
 * day than that.
 */
export function changeFault(
  payment: ChangedPayment,
  { change, amount, day }: OneChange,
): ChangeFault | undefined {
  if (payment.closing) return 'closedAlready';
  const fault = judges[change](payment, amount);
  if (fault) return fault;
  const out = outOn(payment);
  return day && out && day < out ? 'beforeOut' : undefined;
}
