import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** The facts that may lock a line of time. */
export interface LineState {
  readonly status: string;
  readonly invoiceNumber: string | null;
  readonly isOnInvoice: boolean;
  /** Why its day is closed. */
  readonly dayReason: string | null;
}

/** Why a line cannot be changed; undefined if it can. A locked line does not lock the others of its week. */
export function lineLock(
  { status, invoiceNumber, isOnInvoice, dayReason }: LineState,
  language: Language = fallbackLanguage,
): string | undefined {
  const messages = inLanguage(texts, language).line;
  if (status === 'INVOICED') return messages.invoiced(invoiceNumber ?? '');
  if (isOnInvoice) return messages.drafted;
  if (status === 'APPROVED') return messages.approved;
  if (status === 'PENDING') return messages.submitted;
  return dayReason === null ? undefined : messages.lockedDay(dayReason);
}

/** Faults of a line or its week that are not about a single field. */
export type LineFault = 'noMonday' | 'noWork' | 'otherProject' | 'outsideWeek';

/** The sentence for a fault. */
export const lineText = (fault: LineFault, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).line[fault];

/** The message for a line in a cell that another one is in already; the quantity is that of the other one. */
export const cellTakenText = (quantity: string, language: Language): string =>
  inLanguage(texts, language).line.cellTaken(quantity);

/** The message when a week without open lines is submitted. */
export const emptyWeekText = (language: Language): string => inLanguage(texts, language).week.empty;
