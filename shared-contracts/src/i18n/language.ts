/** Languages that the product speaks; the first is the fallback (001 §9). */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The language that fills in where another one has no text. */
export type FallbackLanguage = (typeof languages)[0];

export const fallbackLanguage: FallbackLanguage = languages[0];

/** The product's language for a browser or user locale: 'es-MX' is es, any other is en. */
export function languageOf(locale: string | null | undefined): Language {
  const code = locale?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === code) ?? fallbackLanguage;
}

/** A language with its region, as documents name it and days are written: English is that of Canada. */
export const languageTag = (language: Language): string => (language === 'en' ? 'en-CA' : language);

/** The cookie in which a browser keeps the language that was chosen in it, so that every answer speaks as the page does. */
export const languageCookie = 'rightway_language';
