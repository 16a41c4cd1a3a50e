import type { Language } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A day of the week as it is called, such as 'Mon'. */
export const weekdayName = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(atNoon(day));

/** A day with its weekday, such as 'Mon, Nov-16-2026'. */
export const dayName = (day: string, language: Language): string =>
  `${weekdayName(day, language)}, ${shownDate(day, language)}`;

/** The number of a day in its month. */
export const dayNumber = (day: string): string => String(Number(day.slice(-2)));
