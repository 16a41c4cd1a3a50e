const dayLength = 86_400_000;
/** The date that the demo treats as today. */
const today = Date.UTC(2026, 10, 20);

/** The day a number of days after the demo's today, yyyy-MM-dd. */
export const dayFromToday = (days: number): string =>
  new Date(today + Math.round(days) * dayLength).toISOString().slice(0, 10);

/** The last day of a period of whole years that begins a number of days after the demo's today, yyyy-MM-dd. */
export function dayYearsLater(days: number, years: number): string {
  const day = new Date(today + Math.round(days) * dayLength);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** A moment on such a day, in ISO 8601. */
export const momentFromToday = (days: number, hour = 17): string =>
  new Date(today + Math.round(days) * dayLength + hour * 3_600_000).toISOString();

/** The Monday of the week a number of weeks before the demo's today. */
export const mondayBefore = (weeks: number): number => {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  return -weekday - 7 * weeks;
};
