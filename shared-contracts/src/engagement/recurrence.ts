import dayjs from 'dayjs';
import { dateFormats } from '../limits/index.ts';

/** The units of a recurrence, in the order of the menu. */
export const recurrenceUnits = ['Days', 'Months', 'Years'] as const;

export type RecurrenceUnitName = (typeof recurrenceUnits)[number];

/** The longest interval, in any unit. */
export const longestInterval = 999;

const unitOf = { Days: 'day', Months: 'month', Years: 'year' } as const;

/** Years after 9999 have five digits, which no date field accepts. */
const lastYear = 9999;

/** The interval of a recurrence, and the day on which it was first due, yyyy-MM-dd. */
export interface Recurrence {
  readonly firstDueDate: string;
  readonly interval: number;
  readonly unit: RecurrenceUnitName;
}

/**
 * The next due date of an obligation after a due date, counted from the first due date and not from when it was done;
 * yyyy-MM-dd. The 31st becomes the last day of a shorter month, and the 31st again in a longer one. Undefined if there
 * is no later date.
 */
export function nextDueDate(
  dueDate: string,
  { firstDueDate, interval, unit }: Recurrence,
): string | undefined {
  const [first, due] = [dayjs(firstDueDate), dayjs(dueDate)];
  // A shorter month at the end can reduce the number of whole intervals by one, so one more is tried.
  const passed = Math.max(0, Math.floor(due.diff(first, unitOf[unit]) / interval));
  for (const times of [passed, passed + 1, passed + 2]) {
    const next = first.add(interval * times, unitOf[unit]);
    if (!next.isValid() || next.year() > lastYear) return undefined;
    if (next.isAfter(due, 'day')) return next.format(dateFormats.input);
  }
  return undefined;
}
