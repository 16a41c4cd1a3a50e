import { compareDecimals, sumOf } from '../decimal/index.ts';
import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { shownDate } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';
import { billingLimits } from '../limits/index.ts';
import { type Counted, countedIn } from './units.ts';
import { workingDays } from './week-days.ts';

interface Line extends Counted {
  readonly date: string;
  readonly quantity: string | null;
}

/** The hours of each day with any, by day; pieces, days and kilometres are not hours. */
export function hoursByDay(lines: readonly Line[]): ReadonlyMap<string, string> {
  const hours = new Map<string, string>();
  for (const line of lines) {
    const { date, quantity } = line;
    if (countedIn(line) !== 'Hours' || quantity === null) continue;
    hours.set(date, sumOf([hours.get(date) ?? '0', quantity]));
  }
  return hours;
}

/**
 * Days with more than 24 hours and no reason, each with a sentence: a warning during editing, a refusal when the week
 * is submitted.
 */
export function overFullDays(
  lines: readonly Line[],
  days: readonly { readonly date: string; readonly reason: string }[],
  language: Language = fallbackLanguage,
): readonly { readonly date: string; readonly sentence: string }[] {
  const explained = new Set(days.map(({ date }) => date));
  const messageOf = inLanguage(texts, language).week.overFull;
  return [...hoursByDay(lines)]
    .filter(
      ([date, hours]) => compareDecimals(hours, String(billingLimits.dayHours)) > 0 && !explained.has(date),
    )
    .map(([date, hours]) => ({ date, sentence: messageOf(shownDate(date, language), hours) }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Future days that have lines, in order. */
export const daysAhead = (lines: readonly { readonly date: string }[], today: string): readonly string[] =>
  [...new Set(lines.map(({ date }) => date).filter((date) => date > today))].toSorted();

/** Why time on future days is not submitted without a confirmation. */
export const aheadText = (days: readonly string[], language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).week.ahead(days.map((day) => shownDate(day, language)).join(', '));

/** Working days of a week without any line. */
export function missingDays(monday: string, lines: readonly { readonly date: string }[]): readonly string[] {
  const filled = new Set(lines.map(({ date }) => date));
  return workingDays(monday).filter((day) => !filled.has(day));
}
