import { texts } from '../generated/texts/billing.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { percentOf } from './charged-lines.ts';
import type { Charged, ChargeTerms } from './charged-time.ts';
import { priceText } from './price-text.ts';

/** The terms of a rate, and what a line is charged by them; undefined if no line has been charged yet. */
export interface TermFacts extends Partial<Omit<ChargeTerms, 'renewedId' | 'scheduleId'>>, Partial<Charged> {
  readonly quantity?: string | undefined;
  /** For an expense: its cost without tax, and the mark-up in per cent. */
  readonly unitPrice?: string | undefined;
  readonly markUp?: string | null | undefined;
}

/** Whether a line is charged anything but its quantity at its price. */
const isCharged = (facts: TermFacts): boolean =>
  Boolean(
    facts.chargedQuantity ?? facts.minimumQuantity ?? facts.overtimeQuantity ?? facts.doubleTimeQuantity,
  );

/** The hours after which overtime begins, in words; '' if none is agreed. */
function limitText(
  { overtimeAfterDay: day, overtimeAfterWeek: week, dayHours }: TermFacts,
  language: Language,
) {
  const reasons = inLanguage(texts, language).terms;
  if (dayHours) return reasons.overDay(dayHours);
  if (day && week) return reasons.overDayOrWeek(day, week);
  if (day) return reasons.overDay(day);
  return week ? reasons.overWeek(week) : '';
}

/** Why a line is charged differently from quantity times price, in sentences; empty if it is not. */
export function chargedReason(facts: TermFacts, language: Language): readonly string[] {
  const reasons = inLanguage(texts, language).terms;
  const { quantity = '', chargedQuantity, minimumQuantity, overtimeQuantity, overtimePrice } = facts;
  if (!isCharged(facts)) return [];
  const { dayHours, halfDayHours, minimumHours, doubleTimeQuantity, doubleTimePrice } = facts;
  return [
    ...(dayHours && chargedQuantity
      ? [reasons.days(quantity, chargedQuantity, dayHours, halfDayHours ?? null)]
      : []),
    ...(minimumQuantity ? [reasons.minimum(minimumQuantity, minimumHours ?? null)] : []),
    ...(overtimeQuantity && overtimePrice
      ? [reasons.overtime(overtimeQuantity, priceText(overtimePrice), limitText(facts, language))]
      : []),
    ...(doubleTimeQuantity && doubleTimePrice
      ? [
          reasons.doubleTime(
            doubleTimeQuantity,
            priceText(doubleTimePrice),
            facts.doubleTimeAfterDay ? reasons.overDay(facts.doubleTimeAfterDay) : '',
          ),
        ]
      : []),
  ];
}

/** The mark-up on an expense, as a sentence; empty if there is none. */
export function markUpReason({ unitPrice, markUp }: TermFacts, language: Language): readonly string[] {
  if (!unitPrice || !markUp || markUp === '0') return [];
  return [inLanguage(texts, language).terms.markUp(markUp, priceText(percentOf(unitPrice, markUp)))];
}
