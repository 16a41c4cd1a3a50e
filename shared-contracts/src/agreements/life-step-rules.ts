import * as v from 'valibot';
import { agreementLimits, chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { decimal, optionalNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { message, optional, required, shortText } from '../validators/rules.ts';

const longest = chosenLengths.agreementRow;
const day = optional(calendarDate());

/** The steps in the life of an agreement, in the order of the menu. */
export const lifeKinds = [
  'Amendment',
  'Renewal',
  'CompensationReview',
  'ReviewClosed',
  'Assignment',
  'PartialSurrender',
  'Surrender',
  'EntryNotice',
  'FederalEntryNotice',
  'EntryApplied',
  'EntryOrder',
] as const;

export type LifeKindName = (typeof lifeKinds)[number];

/** The rules of a step's fields, in the order of its panel. */
export const lifeStepRules = {
  kind: required(v.picklist(lifeKinds, message('invalid'))),
  date: required(calendarDate()),
  details: shortText(longest.notes),
  previousExpiryDate: day,
  newExpiryDate: day,
  assignor: reference,
  assignee: reference,
  previousArea: optionalNumber(decimal()),
  surrenderedArea: optionalNumber(decimal()),
  registrationNumber: shortText(longest.number),
  registeredDate: day,
};

export type LifeStepField = keyof typeof lifeStepRules;

/** The steps in the life of an agreement. */
export const lifeSteps = rowsOf(lifeStepRules, agreementLimits.lifeSteps);

export type LifeStepValues = v.InferOutput<typeof lifeSteps>[number];

/** The fields that a step of a kind has in addition to kind, date, details and registration. */
export const lifeStepFields: Readonly<Record<LifeKindName, readonly LifeStepField[]>> = {
  Amendment: ['previousExpiryDate', 'newExpiryDate'],
  Renewal: ['previousExpiryDate', 'newExpiryDate'],
  CompensationReview: [],
  ReviewClosed: [],
  Assignment: ['assignor', 'assignee'],
  PartialSurrender: ['previousArea', 'surrenderedArea'],
  Surrender: [],
  EntryNotice: [],
  FederalEntryNotice: [],
  EntryApplied: [],
  EntryOrder: [],
};
