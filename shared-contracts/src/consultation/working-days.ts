import { dayAfter, daysBetween, weekdayOf } from '../days/index.ts';
import { governmentOfAlbertaHolidays, provincialHolidays } from './holidays.ts';
import { lastDayHolidays } from './last-day-holidays.ts';

/** How a rule counts its days (decision 65). */
const ruleCalendars = ['BusinessDays', 'Days', 'GovernmentOfAlbertaDays'] as const;

export type RuleCalendarName = (typeof ruleCalendars)[number];

/** Whether a text is the name of a way to count days. */
export const isRuleCalendar = (name: string): name is RuleCalendarName =>
  ruleCalendars.some((calendar) => calendar === name);

/** A period in which days do not count, yyyy-MM-dd; without an end it is still running. */
export interface Standstill {
  readonly fromDate: string;
  readonly toDate: string | null;
}

const isWeekend = (day: string): boolean => {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
};

/** Returns a function that decides whether a day counts; the holidays of a year are computed once. */
export function countedDays(
  calendar: RuleCalendarName,
  province: string | undefined,
): (day: string) => boolean {
  if (calendar === 'Days') return () => true;
  const known = new Map<number, ReadonlySet<string>>();
  const holidaysOf = (year: number): ReadonlySet<string> => {
    const found = known.get(year);
    if (found) return found;
    const days =
      calendar === 'BusinessDays' ? provincialHolidays(province, year) : governmentOfAlbertaHolidays(year);
    known.set(year, days);
    return days;
  };
  return (day) => !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** A day, or the next one that is neither a Sunday nor a holiday of the province's Interpretation Act. */
export function dayOffHolidays(day: string, province: string | undefined): string {
  const isOff = weekdayOf(day) === 0 || lastDayHolidays(province, Number(day.slice(0, 4))).has(day);
  return isOff ? dayOffHolidays(dayAfter(day), province) : day;
}

const isIn = (day: string, { fromDate, toDate }: Standstill): boolean =>
  fromDate <= day && (toDate === null || day <= toDate);

/** Days after which the search is given up: longer than any rule with any pause. */
const farthest = 20_000;

/**
 * The n-th day that counts after a day (before it, if n is negative), not including that day. Undefined while an
 * open-ended standstill comes before it.
 */
export function countedDayAfter(
  start: string,
  n: number,
  counts: (day: string) => boolean,
  standstills: readonly Standstill[] = [],
): string | undefined {
  let day = start;
  let counted = 0;
  const step = n < 0 ? -1 : 1;
  for (let looked = 0; looked < farthest; looked += 1) {
    day = dayAfter(day, step);
    const today = day;
    const still = standstills.find((one) => isIn(today, one));
    if (still && still.toDate === null) return undefined;
    if (still || !counts(day)) continue;
    counted += step;
    if (counted === n) return day;
  }
  return undefined;
}

/** How many calendar days standstills took from a period between its start and a day. */
export const standstillDays = (start: string, until: string, standstills: readonly Standstill[]): number =>
  standstills.reduce((sum, { fromDate, toDate }) => {
    const first = fromDate > start ? fromDate : dayAfter(start, 1);
    const last = toDate !== null && toDate < until ? toDate : until;
    return last < first ? sum : sum + daysBetween(first, last) + 1;
  }, 0);
