import * as v from 'valibot';
import { agreementLimits, chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { decimal, money, optionalNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { message, optional, required, shortText, tick } from '../validators/rules.ts';
import { priceUnits } from './area-units.ts';

const longest = chosenLengths.agreementRow;
const day = optional(calendarDate());

/** The rules of a compensation's fields, in the order of its panel (002 §3). */
export const compensationRules = {
  compensationType: required(reference),
  amount: optionalNumber(money()),
  costPerUnit: optionalNumber(decimal({ notNumber: 'invalidPlain' })),
  priceUnit: optional(v.picklist(priceUnits, message('invalid'))),
  grossAreaOverride: optionalNumber(decimal()),
  isAnnual: tick(false),
  date: day,
  notes: shortText(longest.notes),
};

/** Heads of compensation of an agreement. */
export const compensations = rowsOf(compensationRules, agreementLimits.compensations);

/** The kinds of payments, in the order of the menu. */
export const paymentKinds = ['FirstYear', 'Annual', 'Damage', 'Other'] as const;

/** The rules of a payment's fields, in the order of its panel. */
export const paymentRules = {
  kind: required(v.picklist(paymentKinds, message('invalid'))),
  payee: required(reference, message('payeeMissing')),
  amount: required(money()),
  gstAmount: optionalNumber(money()),
  dueDate: day,
  requisitionedDate: day,
  paidDate: day,
  returnedDate: day,
  reference: shortText(longest.number),
  notes: shortText(longest.notes),
};

/** The payments due for an agreement, and whether they were paid. */
export const payments = rowsOf(paymentRules, agreementLimits.payments);

export type PaymentValues = v.InferOutput<typeof payments>[number];

/** The state of a payment. */
export type PaymentState =
  | 'cancelled'
  | 'due'
  | 'held'
  | 'overdue'
  | 'paid'
  | 'replaced'
  | 'requisitioned'
  | 'returned';

/** Why nothing is owed by a payment any more. */
const paymentClosings = ['Cancelled', 'Replaced'] as const;

/** Why a payment is closed; null if it is not. */
export const paymentClosingOf = (held: unknown): (typeof paymentClosings)[number] | null =>
  paymentClosings.find((one) => one === held) ?? null;

/** The facts that determine a payment's state. All days are yyyy-MM-dd. */
export interface StandingPayment
  extends Pick<PaymentValues, 'dueDate' | 'requisitionedDate' | 'paidDate' | 'returnedDate'> {
  readonly heldDate?: string | null;
  readonly closing?: (typeof paymentClosings)[number] | null;
}

/** The state of a payment on a day, yyyy-MM-dd. A returned payment is owed again, and so is one that is held back. */
export function paymentState(payment: StandingPayment, today: string): PaymentState {
  const { dueDate, requisitionedDate, paidDate, returnedDate, heldDate, closing } = payment;
  if (closing) return closing === 'Cancelled' ? 'cancelled' : 'replaced';
  if (returnedDate) return 'returned';
  if (paidDate) return 'paid';
  if (heldDate) return 'held';
  if (dueDate && dueDate < today) return 'overdue';
  return requisitionedDate ? 'requisitioned' : 'due';
}
