import dayjs from 'dayjs';
import { dateFormats } from '../limits/index.ts';

/** What a recurrence counts in, in the order of its menu. */
export const recurrenceUnits = ['Days', 'Months', 'Years'] as const;

export type RecurrenceUnitName = (typeof recurrenceUnits)[number];

/** The longest interval, in whatever unit. */
export const longestInterval = 999;

const unitOf = { Days: 'day', Months: 'month', Years: 'year' } as const;

/** Days of later years are written with five digits, which no field takes. */
const lastYear = 9999;

/**
 * The day on which an obligation falls due again, counted from the day that it was due and not from when it was done;
 * yyyy-MM-dd. The 31st becomes the last day of a shorter month. Undefined where there is no such day any more.
 */
export function nextDueDate(dueDate: string, interval: number, unit: RecurrenceUnitName): string | undefined {
  const next = dayjs(dueDate).add(interval, unitOf[unit]);
  const isKept = next.isValid() && next.year() <= lastYear;
  return isKept ? next.format(dateFormats.input) : undefined;
}
