import type * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { chosenLengths, consultationLimits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { optional, required, requiredShortText } from '../validators/rules.ts';
import { validationText } from '../validators/validation-texts.ts';

/** The rules of a pause of a response clock, in the order of its panel. */
export const pauseRules = {
  fromDate: required(calendarDate()),
  toDate: optional(calendarDate()),
  reason: requiredShortText(chosenLengths.consultation.reason),
};

/** The pauses of a response period, with their reasons; one without an end is still running. */
export const pauses = rowsOf(pauseRules, consultationLimits.pauses);

export type PauseValues = v.InferOutput<typeof pauses>[number];

const lastDay = '9999-12-31';

/** Rules for several pauses together: none ends before it begins, and no two overlap. */
export function pauseErrors(
  list: readonly Pick<PauseValues, 'fromDate' | 'toDate'>[],
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  return list.flatMap(({ fromDate, toDate }, place) => {
    if (toDate && toDate < fromDate)
      return [{ path: `pauses[${place}].toDate`, message: validationText(language, 'pauseBackwards') }];
    const overlaps = list
      .slice(0, place)
      .some((other) => fromDate <= (other.toDate ?? lastDay) && other.fromDate <= (toDate ?? lastDay));
    return overlaps
      ? [{ path: `pauses[${place}].fromDate`, message: validationText(language, 'pausesOverlap') }]
      : [];
  });
}
