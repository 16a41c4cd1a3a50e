import type * as v from 'valibot';
import { chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { fieldsOf, optional, requiredShortText, shortText } from '../validators/rules.ts';

const longest = chosenLengths.projectRow;

/** The rules of a key date's fields, in the order of its page. */
export const keyDateRules = {
  name: requiredShortText(longest.name),
  plannedDate: optional(calendarDate()),
  actualDate: optional(calendarDate()),
  notes: shortText(longest.notes),
};

/** Checks a key date, for its page and for the API. */
export const keyDateValidator = fieldsOf(keyDateRules);

export type KeyDateValues = v.InferOutput<typeof keyDateValidator>;

/** The state of a key date: reached in time or late, still to come, late and not reached, or without a planned date. */
export type KeyDateState = 'reached' | 'reachedLate' | 'open' | 'late' | 'unplanned';

/** The state of a key date on a given day; all days are yyyy-MM-dd. */
export function keyDateState(
  { plannedDate, actualDate }: Pick<KeyDateValues, 'plannedDate' | 'actualDate'>,
  today: string,
): KeyDateState {
  if (actualDate) return plannedDate && actualDate > plannedDate ? 'reachedLate' : 'reached';
  if (!plannedDate) return 'unplanned';
  return plannedDate < today ? 'late' : 'open';
}
