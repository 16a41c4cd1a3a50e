import type { Language } from 'shared-contracts';
import { dayAfter, dayIn, momentAt, weekdayOf, zoneHere } from 'shared-contracts/days';
import { shownDate } from 'shared-contracts/shown-dates';
import type { Translate } from 'shared-ui';
import type { ProjectHistoryQuery } from '../../generated/operations.ts';

export type HistoryEntry = ProjectHistoryQuery['history']['nodes'][number];

/** The day of a moment in the person's time zone, yyyy-MM-dd. */
export const dayHere = (moment: Date): string => dayIn(moment, zoneHere());

/** The moment at which a day, yyyy-MM-dd, begins in the person's time zone; null for text that is not a day. */
export const beginOf = (day: string): string | null => momentAt(`${day}T00:00`, zoneHere()) ?? null;

const friday = 5;
const week = 7;

/** The Friday before a day: on a Friday the one a week ago, as somebody asks on Monday what happened since. */
export function fridayBefore(now: Date): string {
  const day = dayHere(now);
  const back = (weekdayOf(day) - friday + week) % week || week;
  return dayAfter(day, -back);
}

/** Entries by the day that they were made on in the person's time zone, in their order. */
export function byDay(entries: readonly HistoryEntry[]): ReadonlyMap<string, readonly HistoryEntry[]> {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = dayHere(new Date(entry.changedAt));
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return days;
}

/** A day in everyday words. */
export function dayName(day: string, now: Date, t: Translate, language: Language): string {
  const today = dayHere(now);
  if (day === today) return t('history.today');
  if (day === dayAfter(today, -1)) return t('history.yesterday');
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
  return `${weekday}, ${shownDate(day, language)}`;
}
