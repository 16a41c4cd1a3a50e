import * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { message, optional } from '../validators/rules.ts';
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

/** What holds beyond single fields: only a notice has a proof of delivery. */
export function stepErrors(
  values: Readonly<Record<string, unknown>>,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  if (!values['deliveredDate'] || values['step'] === 'Notice') return [];
  return [{ path: 'deliveredDate', message: validationText(language, 'deliveredWithoutNotice') }];
}
