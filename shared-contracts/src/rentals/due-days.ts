import dayjs from 'dayjs';
import { dateFormats } from '../limits/index.ts';
import type { RentFacts } from './rent-facts.ts';

/** A day on which a rent falls due. */
export interface DueDay {
  readonly day: string;
  /** The due day after it: payments between the two are for this rent. */
  readonly next: string;
  /** The due day before it, whether or not that one was the first. */
  readonly previous: string;
  /** Which instalment of its year it is, from 0. */
  readonly instalment: number;
}

const monthsOfYear = 12;

/** The day so many months after another one: the last day of a month that is too short. */
const monthsAfter = (day: string, months: number): string =>
  dayjs(day).add(months, 'month').format(dateFormats.input);

type Schedule = Pick<RentFacts, 'effectiveDate' | 'firstDueDate' | 'intervalMonths' | 'endDate'>;

/**
 * The days between `from` and `through` on which rents fall due. Each is counted from the first one, so that a rent of
 * February 29 comes back to that day in leap years. Without a first due day rents begin a year after the effective day:
 * the first year has a payment of its own. Null where neither day is known.
 */
export function dueDays(
  { effectiveDate, firstDueDate, intervalMonths, endDate }: Schedule,
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
  const passed = dayjs(from).diff(dayAt(0), 'month');
  for (let place = Math.max(0, Math.floor(passed / intervalMonths) - 1); ; place += 1) {
    const day = dayAt(place);
    if (day > last) return days;
    if (day >= from)
      days.push({ day, next: dayAt(place + 1), previous: dayAt(place - 1), instalment: place % perYear });
  }
}
