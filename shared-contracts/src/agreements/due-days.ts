import { dayAfter, daysBetween } from '../days/index.ts';

/** A day on which a rent falls due. */
export interface DueDay {
  readonly day: string;
  /**
   * Payments due from the first day on and before the second count for this rent: those nearer to it than to others.
   */
  readonly paidFrom: string;
  readonly paidBefore: string;
  /** The due day before it, whether or not that one was the first. */
  readonly previous: string;
  /** The index of the instalment in its year, from 0. */
  readonly instalment: number;
}

const monthsOfYear = 12;

/** A day as its month, counted from the year 0, and its place there. */
function placeOf(day: string): { readonly month: number; readonly date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { month: year * monthsOfYear + month - 1, date };
}

/** Milliseconds of a day in a month counted from the year 0; of the month's last day where it is too short. */
function momentOf(month: number, date: number): number {
  const year = Math.floor(month / monthsOfYear);
  const inYear = month % monthsOfYear;
  const last = new Date(Date.UTC(year, inYear + 1, 0)).getUTCDate();
  return Date.UTC(year, inYear, Math.min(date, last));
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 'yyyy-MM-dd'.length);

/** The day so many months after another one: the last day of a month that is too short. */
function monthsAfter(day: string, months: number): string {
  const { month, date } = placeOf(day);
  return dayOf(momentOf(month + months, date));
}

/** The day in the middle of two others. */
const between = (one: string, other: string): string =>
  dayAfter(one, Math.floor(daysBetween(one, other) / 2));

/** What due days depend on. All days are yyyy-MM-dd. */
export interface RentDays {
  readonly effectiveDate: string | null;
  /** The first rent; without one the first anniversary of the effective day. */
  readonly firstDueDate: string | null;
  readonly intervalMonths: number;
  /** No rent falls due after it. */
  readonly endDate: string | null;
}

/**
 * The days between `from` and `through` on which rents fall due. Each is counted from the first one, so that a rent of
 * February 29 comes back to that day in leap years. Without a first due day rents begin a year after the effective day:
 * the first year has a payment of its own. Null where neither day is known.
 */
export function dueDays(
  { effectiveDate, firstDueDate, intervalMonths, endDate }: RentDays,
  from: string,
  through: string,
): readonly DueDay[] | null {
  const start = firstDueDate ?? effectiveDate;
  if (!start) return null;
  const delay = firstDueDate ? 0 : monthsOfYear;
  const dayAt = (place: number) => monthsAfter(start, delay + place * intervalMonths);
  const perYear = Math.max(1, Math.round(monthsOfYear / intervalMonths));
  const last = endDate && endDate < through ? endDate : through;
  const days: DueDay[] = [];
  // A month less than what passed for sure.
  const passed = placeOf(from).month - placeOf(dayAt(0)).month - 1;
  for (let place = Math.max(0, Math.floor(passed / intervalMonths) - 1); ; place += 1) {
    const day = dayAt(place);
    if (day > last) return days;
    if (day < from) continue;
    const previous = dayAt(place - 1);
    const [paidFrom, paidBefore] = [between(previous, day), between(day, dayAt(place + 1))];
    days.push({ day, previous, paidFrom, paidBefore, instalment: place % perYear });
  }
}
