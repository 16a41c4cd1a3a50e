export { afeText, orderText } from './afe-text.ts';
export { apportioned } from './apportioned.ts';
export { type BillingHindranceName, billingHindrances, hindranceSentence } from './billing-hindrance.ts';
export { type BookPurpose, bookPurposes } from './book-purposes.ts';
export {
  type InvoiceDiscount,
  type LineCharge,
  lineAmounts,
  type Reconciled,
  sharedDiscount,
  workDifference,
} from './charged-lines.ts';
export {
  type Charged,
  type ChargeTerms,
  chargedAmount,
  chargedTime,
  isTypedInHours,
  overtimePriceOf,
  type WorkedLine,
} from './charged-time.ts';
export {
  type BilledTax,
  type CreditableLine,
  creditableOf,
  creditedLineTaxes,
  creditedTaxes,
  overcredited,
  overcreditedText,
} from './credit-notes.ts';
export {
  type FeeTerms,
  feeLeftText,
  feeLineText,
  isUnderFee,
  leftOfFee,
  shareOfFee,
} from './fixed-fees.ts';
export { hstRates, hstSource } from './hst-rates.ts';
export {
  adjustmentValidator,
  type ChargeFault,
  chargeText,
  creditAmountRule,
  creditValidator,
  discountValidator,
  handLineValidator,
} from './invoice-charges.ts';
export { type DateFacts, type DateFault, dateFaults, farDateText } from './invoice-dates.ts';
export { type InvoiceFileValue, invoiceFileValues } from './invoice-file-values.ts';
export {
  formatFault,
  type InvoiceFileColumn,
  type InvoiceFileLine,
  usualInvoiceFile,
} from './invoice-files.ts';
export {
  type BilledEntry,
  type GroupedLine,
  groupedLines,
  type InvoiceGroupingName,
  type InvoiceSubtotalsName,
  invoiceGroupings,
  invoiceSubtotals,
} from './invoice-lines.ts';
export {
  creditText,
  editLock,
  type InvoiceFacts,
  type InvoiceStep,
  invoiceHindrances,
  mayStep,
  reversalText,
  stepRefusal,
} from './invoice-states.ts';
export {
  cellTakenText,
  emptyWeekText,
  type LineFault,
  type LineState,
  lineLock,
  lineText,
} from './line-locks.ts';
export { markedUp } from './marked-up.ts';
export { overpaidText, paymentRules, writeOffRules, writeOffText } from './payments.ts';
export { priceText, rateText } from './price-text.ts';
export { type ProjectTimeProps, projectTimeName, projectTimePropsSchema } from './project-time-props.ts';
export {
  type DatedMarkUp,
  type DatedRate,
  markUpFor,
  type RateFacts,
  rateFor,
  rateReason,
  type WorkDone,
  type Worker,
} from './rate-choice.ts';
export { netOfReceipt, type Receipt, receiptFaults } from './receipts.ts';
export { mostTaxYears, type TaxPeriod, taxPeriods } from './tax-periods.ts';
export { type TaxExemption, type TaxedLine, type TaxRow, taxRowsFor } from './tax-rows.ts';
export { type ChargedTax, invoiceTotals, type LineTax, lineTaxesOf, taxesOf } from './taxes.ts';
export { timeCell } from './time-cell.ts';
export { type TimeDecision, timeDecisions } from './time-decisions.ts';
export { readHours } from './time-quantity.ts';
export {
  dayLockRules,
  draftValidator,
  invoiceRules,
  invoiceValidator,
  reasonRule,
  recipientsRule,
  type TimeKindName,
  type TimeLine,
  type TimesheetValues,
  timeKinds,
  timeLineRules,
  timesheetRules,
  timesheetValidator,
} from './timesheet-rules.ts';
export { type Counted, type CountedUnit, countedIn, countedUnits, kindFor } from './units.ts';
export { aheadText, daysAhead, hoursByDay, missingDays, overFullDays } from './week-checks.ts';
export { daysOfWeek, isMonday, workingDays } from './week-days.ts';
