import * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { lengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { fieldsOf, message, optional, required, shortText } from '../validators/rules.ts';
import { validationText } from '../validators/validation-texts.ts';

/** What a contact is in a consultation, in the order of its menu. */
export const consultationSteps = [
  'Notice',
  'FollowUp',
  'Answer',
  'Objection',
  'ObjectionResolved',
  'LogSent',
] as const;

export type ConsultationStepName = (typeof consultationSteps)[number];

/** The rules of what a contact is in a consultation. */
export const stepRules = {
  step: optional(v.picklist(consultationSteps, message('invalid'))),
  deliveredDate: optional(calendarDate()),
};

/** What is typed of a step that is filed on one recipient, or of a letter that is filed on many. */
export const filedStepValidator = fieldsOf({
  date: required(calendarDate()),
  ...stepRules,
  comments: shortText(lengths.communication.comments),
});

/** What is typed of a notice whose delivery is proved. */
export const proofValidator = fieldsOf({ deliveredDate: required(calendarDate()) });

/** What holds beyond single fields: only a notice has a proof of delivery. */
export function stepErrors(
  values: Readonly<Record<string, unknown>>,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  if (!values['deliveredDate'] || values['step'] === 'Notice') return [];
  return [{ path: 'deliveredDate', message: validationText(language, 'deliveredWithoutNotice') }];
}
