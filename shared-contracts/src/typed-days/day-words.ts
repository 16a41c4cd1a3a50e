import { type Language, languages } from '../i18n/language.ts';

/** Letters that a word is shortened to at the most: 'nov', 'fri'. */
const shortest = 3;

/** A word without its accents and in lower case: 'mañana' is typed 'manana' too. */
export const bareWord = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The words of one language for months, days of the week and days near today. */
interface DayWords {
  /** January first. */
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** How many days a word such as 'tomorrow' is after today. */
  readonly near: ReadonlyMap<string, number>;
}

/** Words that languages have for days near today: the day before yesterday to the day after tomorrow. */
const nearDays = [-2, -1, 0, 1, 2];

function wordsIn(language: Language): DayWords {
  const nameOf = (part: 'month' | 'weekday', day: number) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
    return bareWord(format.format(new Date(day)));
  };
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    months: Array.from({ length: 12 }, (_, month) => nameOf('month', Date.UTC(2026, month, 1))),
    // The fourth of January 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => nameOf('weekday', Date.UTC(2026, 0, 4 + day))),
    near: new Map(nearDays.map((days) => [bareWord(relative.format(days, 'day')), days])),
  };
}

const known = new Map<Language, DayWords>();

/** The browser's own words of a language; made at the first question. */
function dayWords(language: Language): DayWords {
  const words = known.get(language) ?? wordsIn(language);
  known.set(language, words);
  return words;
}

const placeOf = (names: readonly string[], word: string): number | undefined => {
  const place = word.length < shortest ? -1 : names.findIndex((name) => name.startsWith(word));
  return place < 0 ? undefined : place;
};

/** The first answer that one of the languages gives. */
function firstOf<Answer>(
  inLanguages: readonly Language[],
  ask: (words: DayWords) => Answer | undefined,
): Answer | undefined {
  for (const language of inLanguages) {
    const answer = ask(dayWords(language));
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The month that a word names in any language, whole or by its first letters: 1 for January. */
export function monthNamed(word: string): number | undefined {
  const place = firstOf(languages, ({ months }) => placeOf(months, bareWord(word)));
  return place === undefined ? undefined : place + 1;
}

/**
 * The day of the week that a word names, whole or by its first letters: 0 for Sunday. Only the person's language and
 * English count, as 'mar' is Tuesday in Spanish and no day in English.
 */
export const weekdayNamed = (word: string, language: Language): number | undefined =>
  firstOf([language, 'en'], ({ weekdays }) => placeOf(weekdays, bareWord(word)));

/** How many days after today a word such as 'tomorrow' names, in the person's language or English. */
export const nearDayNamed = (word: string, language: Language): number | undefined =>
  firstOf([language, 'en'], ({ near }) => near.get(bareWord(word)));
