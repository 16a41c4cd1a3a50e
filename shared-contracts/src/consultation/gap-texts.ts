import { texts } from '../generated/texts/consultation-gaps.ts';
import type { Language } from '../i18n/language.ts';
import { shownDate } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';
import type { ConsultationGapFact } from './recipient-standing.ts';

/** What a regulator would send back, in a sentence. */
export const gapSentence = ({ kind, date, days }: ConsultationGapFact, language: Language): string =>
  inLanguage(texts, language)[kind].replace(/\{(date|days)\}/g, (_, name: 'date' | 'days') =>
    name === 'date' ? shownDate(date ?? '', language) : String(days ?? ''),
  );
