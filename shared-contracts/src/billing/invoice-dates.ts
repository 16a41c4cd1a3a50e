import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { shownDate } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';
import { billingLimits } from '../limits/index.ts';

/** The facts that the date of an invoice is checked against. Days are yyyy-MM-dd. */
export interface DateFacts {
  readonly date: string;
  /** The last day of the work that it bills; null for a reversal. */
  readonly lastWorkDay: string | null;
  /** Why its day is closed; null if it is open. */
  readonly closedReason: string | null;
  /** The invoice of the year with the latest date among those that have a number. */
  readonly lastNumbered: { readonly number: string; readonly date: string } | null;
}

export type DateFault = 'beforeWork' | 'closedDay' | 'outOfOrder';

/**
 * Faults of the date of an invoice that is about to get its number. The numbers of a year follow the dates, closed
 * books stay unchanged, and work is not billed before it is done. An administrator may override these faults with a
 * reason.
 */
export function dateFaults(
  { date, lastWorkDay, closedReason, lastNumbered }: DateFacts,
  language: Language = fallbackLanguage,
): readonly { readonly key: DateFault; readonly sentence: string }[] {
  const messages = inLanguage(texts, language).invoiceDate;
  const found = [
    closedReason !== null && {
      key: 'closedDay' as const,
      sentence: messages.closedDay(shownDate(date, language), closedReason),
    },
    lastWorkDay !== null &&
      date < lastWorkDay && {
        key: 'beforeWork' as const,
        sentence: messages.beforeWork(shownDate(lastWorkDay, language)),
      },
    lastNumbered !== null &&
      date < lastNumbered.date && {
        key: 'outOfOrder' as const,
        sentence: messages.outOfOrder(lastNumbered.number, shownDate(lastNumbered.date, language)),
      },
  ];
  return found.filter((one) => one !== false);
}

/** Why an invoice cannot be dated so far ahead, as a sentence. */
export const farDateText = (language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).invoiceDate.tooLate(billingLimits.yearsAhead);
