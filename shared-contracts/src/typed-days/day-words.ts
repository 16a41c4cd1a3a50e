import { type Language, languages } from '../i18n/language.ts';
import { withoutAccents } from '../i18n/without-accents.ts';

/** The shortest abbreviation of a word that is accepted: 'nov', 'fri'. */
const shortest = 3;

/** A word as it is compared: in small letters, without accents and without blanks around it. */
export const bareWord = (text: string): string => withoutAccents(text.trim());

/** The words of one language for months, days of the week and days near today. */
interface DayWords {
  /** January first. */
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** How many days after today a word such as 'tomorrow' means. */
  readonly near: ReadonlyMap<string, number>;
}

/** Languages have words for the days from the day before yesterday to the day after tomorrow. */
const nearDays = [-2, -1, 0, 1, 2];

function wordsIn(language: Language): DayWords {
  const nameOf = (part: 'month' | 'weekday', day: number) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
    return bareWord(format.format(new Date(day)));
  };
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    months: Array.from({ length: 12 }, (_, month) => nameOf('month', Date.UTC(2026, month, 1))),
    // January 4, 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => nameOf('weekday', Date.UTC(2026, 0, 4 + day))),
    near: new Map(nearDays.map((days) => [bareWord(relative.format(days, 'day')), days])),
  };
}

const known = new Map<Language, DayWords>();

/** The browser's words for a language, collected when they are first needed. */
function dayWords(language: Language): DayWords {
  const words = known.get(language) ?? wordsIn(language);
  known.set(language, words);
  return words;
}

const placeOf = (names: readonly string[], word: string): number | undefined => {
  const place = word.length < shortest ? -1 : names.findIndex((name) => name.startsWith(word));
  return place < 0 ? undefined : place;
};

/** The first of several languages in which a word is found. */
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

/** The number of the month that a word or its first letters name in any language: 1 for January. */
export function monthNamed(word: string): number | undefined {
  const place = firstOf(languages, ({ months }) => placeOf(months, bareWord(word)));
  return place === undefined ? undefined : place + 1;
}

/**
 * The day of the week that a word or its first letters name: 0 for Sunday. Only the person's language and English are
 * considered, as 'mar' is Tuesday in Spanish but no day in English.
 */
export const weekdayNamed = (word: string, language: Language): number | undefined =>
  firstOf([language, 'en'], ({ weekdays }) => placeOf(weekdays, bareWord(word)));

/** How many days after today a word such as 'tomorrow' means, in the person's language or in English. */
export const nearDayNamed = (word: string, language: Language): number | undefined =>
  firstOf([language, 'en'], ({ near }) => near.get(bareWord(word)));
