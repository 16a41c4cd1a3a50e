import { texts } from '../generated/texts/reports.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** The texts of the report dialogs: their titles, options and choices. */
export const reportTextsIn = (language: Language) => inLanguage(texts, language);
