import { kindTexts } from '../generated/list-texts.ts';
import { texts } from '../generated/texts/columns.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** A column's title in a language; one without a translation stays as declared. */
export function gridTitle(language: Language, title: string): string {
  const found = inLanguage(texts, language)[title] ?? kindTexts[language].columns[title];
  return typeof found === 'string' ? found : title;
}
