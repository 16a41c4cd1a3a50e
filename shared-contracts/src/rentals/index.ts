export {
  askedOfChange,
  type ChangedPayment,
  type ChangeFault,
  changeFault,
  type PaymentChange,
  paymentChanges,
} from './change-payments.ts';
export { type DueDay, dueDays } from './due-days.ts';
export {
  isByHead,
  type RentFileColumn,
  rentFileValues,
  usualRentFile,
} from './file-values.ts';
export { headsOfPayment } from './heads-of-payment.ts';
export {
  type RentFacts,
  type RentHead,
  type RentHold,
  type RentOwner,
  type RentPayment,
  rentHolds,
  rentIntervals,
} from './rent-facts.ts';
export {
  askedOddities,
  blockingOddities,
  isPaidByRun,
  mayBePaid,
  type RentDecision,
  type RentOddity,
  rentDecisions,
  rentOddities,
  shownOddities,
} from './rent-oddities.ts';
export { isCovered, type Rent, type RentWindow, rentsDue } from './rents-due.ts';
export { rentRateRules, rentScheduleRules, scheduleFaults } from './schedule-rules.ts';
export {
  type PaymentClosing,
  type PaymentDays,
  type PaymentOutcome,
  settleFault,
} from './settle-payments.ts';
