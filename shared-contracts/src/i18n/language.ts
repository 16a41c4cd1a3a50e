/** The languages of the product; the first is the fallback (001 §9). */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The language that is used if another one does not have a text. */
export type FallbackLanguage = (typeof languages)[0];

export const fallbackLanguage: FallbackLanguage = languages[0];

/** The product's language for a browser's or person's locale: 'es-MX' is es, any other language is en. */
export function languageOf(locale: string | null | undefined): Language {
  const code = locale?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === code) ?? fallbackLanguage;
}

/** A language with its region, as documents and date formats require it: English is Canadian. */
export const languageTag = (language: Language): string => (language === 'en' ? 'en-CA' : language);

/**
 * The cookie with the language that was chosen in a browser, so that the server answers in the language of the page.
 */
export const languageCookie = 'rightway_language';
