export { type RentHead, type RentHold, rentHolds } from '../agreements/index.ts';
export {
  isByHead,
  type RentFileColumn,
  rentFileValues,
  usualRentFile,
} from './file-values.ts';
export { gstOf } from './gst.ts';
export { headsOfPayment } from './heads-of-payment.ts';
export { type NextRent, type NextRentFacts, type NoRentReason, nextRent } from './next-rent.ts';
export {
  type ActFault,
  actFault,
  actParameters,
  isOutcome,
  type PaymentAct,
  type PaymentAsFound,
  type PaymentChange,
  type PaymentClosing,
  type PaymentOutcome,
  paymentChanges,
} from './payment-acts.ts';
export {
  paymentMethods,
  type RentFacts,
  type RentOwner,
  type RentPayment,
  rentIntervals,
} from './rent-facts.ts';
export {
  blockingOddities,
  decidableOddities,
  isPaidByRun,
  mayBePaid,
  type RentDecision,
  type RentOddity,
  rentDecisions,
  rentOddities,
  shownOddities,
} from './rent-oddities.ts';
export { type Rent, type RentWindow, rentsDue } from './rents-due.ts';
export { rentRateRules, rentScheduleRules, scheduleFaults } from './schedule-rules.ts';
