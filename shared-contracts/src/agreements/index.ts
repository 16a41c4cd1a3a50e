export { type ProvincialRuleRow, ruleOn, rulesOn } from '../consultation/provincial-rule.ts';
export { type AgreementNames, agreementCalled } from './agreement-called.ts';
export { agreementClocks, ruleResults } from './agreement-clocks.ts';
export { agreementErrors } from './agreement-errors.ts';
export {
  occupantRules,
  occupants,
  relatedParcelRules,
  relatedTitleRules,
} from './agreement-row-rules.ts';
export {
  type AgreementField,
  type AgreementTermUnit,
  type AgreementValues,
  agreementDateRules,
  agreementFields,
  agreementRules,
  agreementTermUnits,
  agreementValidator,
  areaAndLengthRules,
  newAgreement,
  newAgreementRules,
  newAgreementValidator,
} from './agreement-validator.ts';
export { convertedArea, type PriceUnit, priceUnits } from './area-units.ts';
export { type BulkField, bulkFields, bulkRules, bulkValidator } from './bulk-rules.ts';
export type {
  AgreementClock,
  ClockFacts,
  ClockKind,
  ClockState,
  ClockTime,
} from './clock.ts';
export { type ClockText, clockSentence, type ShownZones } from './clock-texts.ts';
export {
  amountOf,
  compensationTotals,
  type LandTaken,
  type PricedHead,
  pricedArea,
} from './compensation-amounts.ts';
export { isConsentLate } from './dower-clock.ts';
export { type DueDay, dueDays, type RentDays } from './due-days.ts';
export { endOfTerm } from './end-of-term.ts';
export { isFederalEntry } from './entry-clock.ts';
export { type AreaSurrender, formerAmounts } from './former-amounts.ts';
export { landZone } from './land-zone.ts';
export {
  type LandownerValues,
  landownerRules,
  landowners,
  newLandowner,
  registrationTypes,
} from './landowner-rules.ts';
export { byDay, type CorrectedValue, correctedLife, type LifeMove } from './life-effects.ts';
export {
  type LifeKindName,
  type LifeStepField,
  type LifeStepValues,
  lifeKinds,
  lifeStepFields,
  lifeStepRules,
} from './life-step-rules.ts';
export {
  compensationRules,
  type PaymentState,
  type PaymentValues,
  paymentClosingOf,
  paymentKinds,
  paymentRules,
  paymentState,
} from './money-rules.ts';
export { owedRents } from './owed-rents.ts';
export {
  amountsKnownFrom,
  type FormerAmount,
  type RentHead,
  type RentHold,
  type RentStanding,
  rentAmounts,
  rentHolds,
  yearlyAmount,
} from './rent-amounts.ts';
export { lookedAt } from './rules-looked-at.ts';
export { isOverWhole, percentOf, type Share, sharesTogether } from './shares.ts';
export { acquiredDate, type Signature, type SigningState, signedByAll, signingState } from './signing.ts';
export {
  type LeftoverCent,
  leftoverCentOf,
  type Split,
  type SplitRefusal,
  splitAmongOwners,
} from './split-among-owners.ts';
export { unitTypes, writtenUnit } from './written-units.ts';
