import * as v from 'valibot';
import { dayIn } from '../days/index.ts';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { lengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { fieldsOf, message, optional, required, shortText } from '../validators/rules.ts';
import { validationText } from '../validators/validation-texts.ts';

/** The purposes of a contact in a consultation, in the order of the menu. */
export const consultationSteps = [
  'Notice',
  'FollowUp',
  'Answer',
  'Objection',
  'ObjectionResolved',
  'LogSent',
] as const;

export type ConsultationStepName = (typeof consultationSteps)[number];

/** The rules for the purpose of a contact in a consultation. */
export const stepRules = {
  step: optional(v.picklist(consultationSteps, message('invalid'))),
  deliveredDate: optional(calendarDate()),
};

/** The entered fields of a step that is filed on one recipient, or of a letter that is filed on many. */
export const filedStepValidator = fieldsOf({
  date: required(calendarDate()),
  ...stepRules,
  comments: shortText(lengths.communication.comments),
});

/** The entered fields of a notice whose delivery is proved. */
export const proofValidator = fieldsOf({ deliveredDate: required(calendarDate()) });

/**
 * Rules for several fields on a day, yyyy-MM-dd: a step is not in the future; only a notice has a proof of delivery,
 * which is neither earlier than the notice nor in the future.
 */
export function stepErrors(
  values: Readonly<Record<string, unknown>>,
  today: string,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { step, date, deliveredDate } = values;
  const isDay = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const errorAt = (path: string, text: Parameters<typeof validationText>[1]): readonly FieldError[] => [
    { path, message: validationText(language, text) },
  ];
  const early = step && isDay(date) && date > today ? errorAt('date', 'dayToCome') : [];
  if (!isDay(deliveredDate)) return early;
  if (step !== 'Notice') return [...early, ...errorAt('deliveredDate', 'deliveredWithoutNotice')];
  if (deliveredDate > today) return [...early, ...errorAt('deliveredDate', 'dayToCome')];
  return isDay(date) && deliveredDate < date
    ? [...early, ...errorAt('deliveredDate', 'deliveredBeforeNotice')]
    : early;
}

/** The current day in UTC, yyyy-MM-dd: a later day is in the future everywhere in Canada, wherever the person is. */
export const latestDay = (now: Date): string => dayIn(now, 'UTC');
