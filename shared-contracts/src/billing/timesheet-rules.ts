import * as v from 'valibot';
import { billingLimits, chosenLengths } from '../limits/index.ts';
import { emailList } from '../validators/contact-rules.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { decimal, money, optionalNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import {
  fieldsOf,
  message,
  optional,
  required,
  requiredShortText,
  shortText,
  tick,
} from '../validators/rules.ts';
import { readHours } from './time-quantity.ts';

const longest = chosenLengths.billing;

/** The kinds of timesheet lines. */
export const timeKinds = ['Expense', 'Kilometres', 'Time'] as const;

export type TimeKindName = (typeof timeKinds)[number];

/** Hours, kilometres or pieces, with two places: multiplied by a price in cents, an amount has exactly four. */
const quantity = v.pipe(
  v.unknown(),
  v.transform((value) => readHours(value) ?? value),
  decimal({ decimals: billingLimits.quantityDecimals, integerDigits: 6 }),
);

/** The rules of a line's fields, in the order of the grid. */
export const timeLineRules = {
  kind: v.nullish(v.picklist(timeKinds, message('invalid')), 'Time'),
  date: required(calendarDate()),
  project: reference,
  agreement: reference,
  work: shortText(longest.work),
  quantity: optionalNumber(quantity),
  cost: optionalNumber(money()),
  receiptTax: optionalNumber(money()),
  supplierTaxNumber: shortText(longest.taxNumber),
  ledgerCode: reference,
  isTaxable: tick(true),
  description: shortText(longest.description),
  isAnother: tick(false),
};

/** The rules of a week's fields. */
export const timesheetRules = {
  weekStarting: required(calendarDate()),
  user: reference,
  notes: shortText(longest.notes),
  entries: rowsOf(timeLineRules, billingLimits.entries),
  days: rowsOf({ date: required(calendarDate()), reason: requiredShortText(longest.reason) }, 7),
};

/** A week as its page and the API check it. */
export const timesheetValidator = fieldsOf(timesheetRules);

export type TimesheetValues = v.InferOutput<typeof timesheetValidator>;
export type TimeLine = TimesheetValues['entries'][number];

/** The rules of closed days. */
export const dayLockRules = {
  fromDate: required(calendarDate()),
  toDate: required(calendarDate()),
  reason: requiredShortText(longest.reason),
  reopenReason: shortText(longest.reason),
};

/** A required reason, for example for sending lines back. */
export const reasonRule = requiredShortText(longest.reason);

/** The editable fields of a draft. */
export const invoiceRules = {
  invoiceDate: required(calendarDate()),
  terms: shortText(longest.terms),
  notes: shortText(longest.notes),
  lines: rowsOf({ description: requiredShortText(longest.description) }, billingLimits.lines),
};

/** The editable fields of a draft, as its page checks them. */
export const invoiceValidator = fieldsOf(invoiceRules);

/** The recipients of an invoice: one or more email addresses. */
export const recipientsRule = required(emailList);

/** The fields of a new draft. */
export const draftValidator = fieldsOf({
  afeNumber: shortText(longest.terms),
  periodStart: optional(calendarDate()),
  periodEnd: optional(calendarDate()),
  invoiceDate: required(calendarDate()),
});
