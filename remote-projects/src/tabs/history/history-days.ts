import type { Language } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import type { Translate } from 'shared-ui';
import type { ProjectHistoryQuery } from '../../generated/operations.ts';

export type HistoryEntry = ProjectHistoryQuery['history']['nodes'][number];

/** The day of a moment where the person is, yyyy-MM-dd. */
export function dayHere(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The moment at which a day, yyyy-MM-dd, begins where the person is. */
export const beginOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

const friday = 5;
const week = 7;

/** The Friday before a day: on a Friday the one a week ago, as somebody asks on Monday what happened since. */
export function fridayBefore(now: Date): string {
  const back = (now.getDay() - friday + week) % week || week;
  return dayHere(new Date(now.getFullYear(), now.getMonth(), now.getDate() - back));
}

/** Entries by the day that they were made on where the person is, in their order. */
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

/** A day as people speak of it. */
export function dayName(day: string, now: Date, t: Translate, language: Language): string {
  if (day === dayHere(now)) return t('history.today');
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === dayHere(yesterday)) return t('history.yesterday');
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(`${day}T12:00:00`));
  return `${weekday}, ${shownDate(day, language)}`;
}
