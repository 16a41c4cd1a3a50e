import dayjs from 'dayjs';
import { dateFormats } from '../limits/index.ts';

/** The units of a recurrence, in the order of the menu. */
export const recurrenceUnits = ['Days', 'Months', 'Years'] as const;

export type RecurrenceUnitName = (typeof recurrenceUnits)[number];

/** The longest interval, in any unit. */
export const longestInterval = 999;

const unitOf = { Days: 'day', Months: 'month', Years: 'year' } as const;

/** Days of later years are written with five digits, which no field takes. */
const lastYear = 9999;

/** Every how much something comes again, and the day on which it was due first, yyyy-MM-dd. */
export interface Recurrence {
  readonly firstDueDate: string;
  readonly interval: number;
  readonly unit: RecurrenceUnitName;
}

/**
 * The day on which an obligation falls due again after one on which it was due, counted from the first due day and not
 * from when it was done; yyyy-MM-dd. The 31st becomes the last day of a shorter month and comes back in a longer one.
 * Undefined where there is no such day any more.
 */
export function nextDueDate(
  dueDate: string,
  { firstDueDate, interval, unit }: Recurrence,
): string | undefined {
  const [first, due] = [dayjs(firstDueDate), dayjs(dueDate)];
  // A month's end makes the last one shorter than the interval: one more is looked at.
  const passed = Math.max(0, Math.floor(due.diff(first, unitOf[unit]) / interval));
  for (const times of [passed, passed + 1, passed + 2]) {
    const next = first.add(interval * times, unitOf[unit]);
    if (!next.isValid() || next.year() > lastYear) return undefined;
    if (next.isAfter(due, 'day')) return next.format(dateFormats.input);
  }
  return undefined;
}
