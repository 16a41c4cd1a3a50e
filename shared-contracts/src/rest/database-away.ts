import { texts } from '../generated/texts/unreachable.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** The API's message for a person while its database does not answer. Pages recognize it: waiting helps. */
export const databaseAway = (language: Language): string => inLanguage(texts, language).databaseAway;
