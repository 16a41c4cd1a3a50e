import { dayAfter, daysBetween } from '../days/index.ts';

/** A day on which a rent falls due. */
export interface DueDay {
  readonly day: string;
  /**
   * Payments due from the first day on and before the second count for this rent, because they are closer to it than to
   * others.
   */
  readonly paidFrom: string;
  readonly paidBefore: string;
  /** The due day before it, even if that one was before the first. */
  readonly previous: string;
  /** The index of the instalment within its year, from 0. */
  readonly instalment: number;
}

const monthsOfYear = 12;

/** A day as the number of its month, counted from the year 0, and its day of the month. */
function placeOf(day: string): { readonly month: number; readonly date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { month: year * monthsOfYear + month - 1, date };
}

/**
 * The moment of a day in a month counted from the year 0, in milliseconds; the last day of the month if that is too
 * short.
 */
function momentOf(month: number, date: number): number {
  const year = Math.floor(month / monthsOfYear);
  const inYear = month % monthsOfYear;
  const last = new Date(Date.UTC(year, inYear + 1, 0)).getUTCDate();
  return Date.UTC(year, inYear, Math.min(date, last));
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 'yyyy-MM-dd'.length);

/** The day a number of months after another one; the last day of the month if that is too short. */
function monthsAfter(day: string, months: number): string {
  const { month, date } = placeOf(day);
  return dayOf(momentOf(month + months, date));
}

/** The first day between two others that is not nearer to the first one. */
const between = (one: string, other: string): string => dayAfter(one, Math.ceil(daysBetween(one, other) / 2));

/** What due days depend on. All days are yyyy-MM-dd. */
export interface RentDays {
  readonly effectiveDate: string | null;
  /** The first rent; by default it is due on the first anniversary of the effective day. */
  readonly firstDueDate: string | null;
  readonly intervalMonths: number;
  /** No rent falls due after it. */
  readonly endDate: string | null;
}

/**
 * The days between `from` and `through` on which rents fall due. Each is counted from the first one, so that a rent of
 * February 29 returns to that day in leap years. Without a first due day, rents begin a year after the effective day,
 * because the first year has a payment of its own. Null if neither day is known.
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
  // One month less than the months that have certainly passed.
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
