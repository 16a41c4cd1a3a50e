import { texts } from '../generated/texts/land.ts';
import type { FallbackLanguage, Language } from '../i18n/language.ts';
import { languageOf } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

export type LandText = keyof (typeof texts)[FallbackLanguage];

/** The values of a text. */
type LandTextValues = Readonly<Record<string, string | number>>;

/** The message of a refusal about land. */
export const landText = (language: Language, text: LandText, values: LandTextValues = {}): string =>
  inLanguage(texts, language)[text].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));

/** A valibot message about land, in the language that the values are parsed in. */
export const landMessage =
  (text: LandText, values: LandTextValues = {}) =>
  (issue: { readonly lang?: string | undefined }): string =>
    landText(languageOf(issue.lang), text, values);
