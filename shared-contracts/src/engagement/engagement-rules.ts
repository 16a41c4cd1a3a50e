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
  consultationLevel: shortText(chosenLengths.consultation.level),
  pauses,
  notes: shortText(chosenLengths.projectRow.notes),
};

/** Checks the engagement of a community, for its page and for the API. */
export const engagementValidator = fieldsOf(engagementRules);

/** The rules of a contact's fields in the record of contact, in the order of its page. */
export const indigenousLogRules = {
  date: required(calendarDate()),
  methodOfContact: reference,
  representative: reference,
  contactedBy: reference,
  isSuccessful: tick(true),
  ...stepRules,
  comments: shortText(lengths.communication.comments),
};

/** Checks a contact, or an attempt at one, for its page and for the API. */
export const indigenousLogValidator = fieldsOf(indigenousLogRules);
