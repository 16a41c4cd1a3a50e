/** Milliseconds of a day in UTC, which has no daylight saving time. */
const dayLength = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day a number of days after another one, or before it for a negative number; both yyyy-MM-dd. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(timeOf(day) + days * dayLength).toISOString().split('T')[0] ?? day;

/** The number of calendar days between two days; NaN if one is not a day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / dayLength);

/** The day of the week of a day: 0 is Sunday, 1 Monday. */
export const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay();
