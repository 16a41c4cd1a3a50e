import { texts } from '../generated/texts/consultation-gaps.ts';
import type { Language } from '../i18n/language.ts';
import { shownDate } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';
import { landText } from '../land/land-texts.ts';
import { surveyedProvinces } from '../land-survey/index.ts';
import type { ConsultationGapFact } from './recipient-standing.ts';
import type { CountedLength, RecipientClock } from './response-clock.ts';

/** A gap that a regulator would object to, in a sentence. */
export const gapSentence = ({ kind, date, days }: ConsultationGapFact, language: Language): string =>
  inLanguage(texts, language)[kind].replace(/\{(date|days)\}/g, (_, name: 'date' | 'days') =>
    name === 'date' ? shownDate(date ?? '', language) : String(days ?? ''),
  );

/**
 * The provinces of a recipient's land without a rule, in a sentence: the clock goes by the rule of another one; null if
 * there is none.
 */
export function unruledSentence(
  { unruled }: Pick<RecipientClock, 'unruled'>,
  language: Language,
): string | null {
  if (unruled.length === 0) return null;
  const places = unruled.map((code) => {
    const known = surveyedProvinces.find((one) => one === code);
    return known ? landText(language, known) : code;
  });
  return inLanguage(texts, language).unruled.replace('{places}', () => places.join(', '));
}

function lengthText({ length, calendar, movesOn }: CountedLength, language: Language): string {
  const { lengths, offHolidays } = inLanguage(texts, language);
  const days = lengths[calendar].replace('{n}', String(length));
  return movesOn ? offHolidays.replace('{days}', days) : days;
}

/** The change of a clock's rule since it began, in a sentence; null if nothing changed. */
export function movedSentence(
  { rule, ruleNow, dueDateByRuleNow }: RecipientClock,
  language: Language,
): string | null {
  if (!ruleNow) return null;
  const { moved, movedEnd } = inLanguage(texts, language);
  const before = lengthText(rule, language);
  const end = dueDateByRuleNow
    ? movedEnd.replace('{date}', () => shownDate(dueDateByRuleNow, language))
    : '.';
  return moved.replaceAll('{before}', before).replace('{now}', lengthText(ruleNow, language)) + end;
}
