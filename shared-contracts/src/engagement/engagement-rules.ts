import type * as v from 'valibot';
import { pauses } from '../consultation/pause-rules.ts';
import { stepRules } from '../consultation/step-rules.ts';
import { chosenLengths, lengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, optional, required, shortText, tick } from '../validators/rules.ts';

/** The rules of an engagement's fields, in the order of its page. */
export const engagementRules = {
  band: required(reference),
  representative: reference,
  notifiedDate: optional(calendarDate()),
  responseDate: optional(calendarDate()),
  completedDate: optional(calendarDate()),
  notes: shortText(chosenLengths.projectRow.notes),
};

/** The same with what its response clock depends on. */
export const consultedEngagementRules = {
  ...engagementRules,
  consultationLevel: shortText(chosenLengths.consultation.level),
  pauses,
};

/** An engagement with its clock as the API checks it. */
export const consultedEngagementValidator = fieldsOf(consultedEngagementRules);

/** The engagement of a community as its page and the API check it. */
export const engagementValidator = fieldsOf(engagementRules);

export type EngagementValues = v.InferOutput<typeof engagementValidator>;

/** A field of an engagement that people write. */
export type EngagementField = keyof typeof engagementRules;

/** The rules of a contact's fields in the record of contact, in the order of its page. */
export const indigenousLogRules = {
  date: required(calendarDate()),
  methodOfContact: reference,
  representative: reference,
  contactedBy: reference,
  isSuccessful: tick(true),
  comments: shortText(lengths.communication.comments),
};

/** The same with what the contact is in a consultation. */
export const consultedLogRules = { ...indigenousLogRules, ...stepRules };

/** A contact, or an attempt at one, as its page and the API check it. */
export const indigenousLogValidator = fieldsOf(indigenousLogRules);

export type IndigenousLogValues = v.InferOutput<typeof indigenousLogValidator>;

/** A field of a contact that people write. */
export type IndigenousLogField = keyof typeof indigenousLogRules;
