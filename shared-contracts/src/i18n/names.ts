import * as v from 'valibot';
import { type Language, languages } from './language.ts';

/** A name in every language of the product. */
export type Names = Readonly<Record<Language, string>>;

/** A value for each language. */
export const inEveryLanguage = <T>(made: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, made(language)])) as Record<Language, T>;

/** A name in a language; in English where it has none there, as in a release made before the language was. */
export const nameIn = (language: Language, name: string | Names): string =>
  typeof name === 'string' ? name : (name[language] ?? name.en);

const longest = 120;
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest));

export const namesSchema = v.object(inEveryLanguage(() => text));
