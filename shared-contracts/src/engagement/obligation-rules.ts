import * as v from 'valibot';
import type { FieldError } from '../errors/index.ts';
import type { Language } from '../i18n/language.ts';
import { chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, optional, required, shortText } from '../validators/rules.ts';
import { validationText } from '../validators/validation-texts.ts';
import { longestInterval, recurrenceUnits } from './recurrence.ts';

const longest = chosenLengths.projectRow;

/** The rules of an obligation's fields, in the order of its page. */
export const obligationRules = {
  agreement: reference,
  obligationType: required(reference),
  description: shortText(longest.notes),
  dueDate: optional(calendarDate()),
  completedDate: optional(calendarDate()),
  responsible: reference,
  recurrenceInterval: optionalNumber(wholeNumber({ range: { min: 1, max: longestInterval } })),
  recurrenceUnit: optional(v.picklist(recurrenceUnits, message('invalid'))),
  notes: shortText(longest.notes),
};

/** Checks the fields of an obligation one by one, for its page and for the API. */
export const obligationValidator = fieldsOf(obligationRules);

export type ObligationValues = v.InferOutput<typeof obligationValidator>;

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Rules that involve several fields: interval and unit belong together, and a recurring obligation has a due date. */
export function recurrenceErrors(
  values: Readonly<Record<string, unknown>>,
  language?: Language,
): readonly FieldError[] {
  const { dueDate, recurrenceInterval, recurrenceUnit } = values;
  if (!isThere(recurrenceInterval) && !isThere(recurrenceUnit)) return [];
  const missing = (
    [
      ['recurrenceInterval', recurrenceInterval],
      ['recurrenceUnit', recurrenceUnit],
      ['dueDate', dueDate],
    ] as const
  ).filter(([, value]) => !isThere(value));
  return missing.map(([path]) => ({ path, message: validationText(language ?? 'en', 'required') }));
}

/** The state of an obligation. */
export type ObligationState = 'done' | 'open' | 'overdue';

/** The state of an obligation on a given day; all days are yyyy-MM-dd. */
export function obligationState(
  { dueDate, completedDate }: Pick<ObligationValues, 'dueDate' | 'completedDate'>,
  today: string,
): ObligationState {
  if (completedDate) return 'done';
  return dueDate && dueDate < today ? 'overdue' : 'open';
}
