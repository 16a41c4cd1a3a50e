import * as v from 'valibot';
import { fallbackLanguage, type Language, languages } from './language.ts';
import { type ByLanguage, inLanguage } from './texts.ts';

/** A name by language; a language without a name uses that of the fallback. */
export type Names = ByLanguage<string>;

/** Makes a value for each language. */
export const inEveryLanguage = <T>(made: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, made(language)])) as Record<Language, T>;

/** One text of a set of texts in every language; a language without it gets that of the fallback. */
export const namesOf = <T>(texts: ByLanguage<T>, pick: (words: T) => string): Names =>
  inEveryLanguage((language) => pick(inLanguage(texts, language)));

/** All keys that have a name in some language, each with the names that exist. */
export function namesByKey(
  texts: Readonly<Partial<Record<Language, Readonly<Partial<Record<string, string>>>>>>,
): Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> {
  const named: Record<string, Partial<Record<Language, string>>> = {};
  for (const language of languages)
    for (const [key, name] of Object.entries(texts[language] ?? {}))
      if (name !== undefined) named[key] = { ...named[key], [language]: name };
  return named;
}

/** A name in a language; that of the fallback if there is none, as in a release made before the language was added. */
export const nameIn = (language: Language, name: string | Names): string =>
  typeof name === 'string' ? name : inLanguage(name, language);

const longest = 120;
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest));

export const namesSchema = v.object({
  ...inEveryLanguage(() => v.optional(text)),
  [fallbackLanguage]: text,
});
