import { type FallbackLanguage, fallbackLanguage, type Language } from './language.ts';

/** Texts by key; nested objects group them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** A value for each language; a language without one uses that of the fallback. */
export type ByLanguage<T> = Readonly<Record<FallbackLanguage, T>> & Readonly<Partial<Record<Language, T>>>;

/** The value for a language, else for the fallback. */
export const inLanguage = <T>(texts: ByLanguage<T>, language: Language): T =>
  texts[language] ?? texts[fallbackLanguage];

/** The name of a language in that language: 'English', 'Español'. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
