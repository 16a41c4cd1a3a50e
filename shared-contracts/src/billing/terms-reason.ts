import { texts } from '../generated/texts/billing.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { percentOf } from './charged-lines.ts';
import type { Charged, ChargeTerms } from './charged-time.ts';
import { priceText } from './price-text.ts';

/** The terms of a rate, and what a line is charged by them; nothing of that where no line is charged yet. */
export interface TermFacts extends Partial<Omit<ChargeTerms, 'scheduleId'>>, Partial<Charged> {
  readonly quantity?: string | undefined;
  /** Of an expense: what it cost without tax, and the per cent on top of it. */
  readonly unitPrice?: string | undefined;
  readonly markUp?: string | null | undefined;
}

/** Whether a line is charged other than its quantity at its price. */
const isCharged = (facts: TermFacts): boolean =>
  Boolean(facts.chargedQuantity ?? facts.minimumQuantity ?? facts.overtimeQuantity);

/** From when on hours are overtime, in words; '' where nothing is agreed. */
function limitText(
  { overtimeAfterDay: day, overtimeAfterWeek: week, dayHours }: TermFacts,
  language: Language,
) {
  const say = inLanguage(texts, language).terms;
  if (dayHours) return say.overDay(dayHours);
  if (day && week) return say.overDayOrWeek(day, week);
  if (day) return say.overDay(day);
  return week ? say.overWeek(week) : '';
}

/** Why a line is charged as it is beyond its price, in sentences; none where it is its quantity. */
export function chargedReason(facts: TermFacts, language: Language): readonly string[] {
  const say = inLanguage(texts, language).terms;
  const { quantity = '', chargedQuantity, minimumQuantity, overtimeQuantity, overtimePrice } = facts;
  if (!isCharged(facts)) return [];
  const { dayHours, halfDayHours, minimumHours } = facts;
  return [
    ...(dayHours && chargedQuantity
      ? [say.days(quantity, chargedQuantity, dayHours, halfDayHours ?? null)]
      : []),
    ...(minimumQuantity ? [say.minimum(minimumQuantity, minimumHours ?? null)] : []),
    ...(overtimeQuantity && overtimePrice
      ? [say.overtime(overtimeQuantity, priceText(overtimePrice), limitText(facts, language))]
      : []),
  ];
}

/** What is charged on top of an expense, in a sentence; none where nothing is. */
export function markUpReason({ unitPrice, markUp }: TermFacts, language: Language): readonly string[] {
  if (!unitPrice || !markUp || markUp === '0') return [];
  return [inLanguage(texts, language).terms.markUp(markUp, priceText(percentOf(unitPrice, markUp)))];
}
