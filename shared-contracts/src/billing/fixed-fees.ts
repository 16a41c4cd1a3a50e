import { compareDecimals, differenceOf } from '../decimal/index.ts';
import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { percentOf } from './charged-lines.ts';
import { priceText } from './price-text.ts';

/** A fixed fee of a project, with the days on which its contract is valid. Dollars, and days yyyy-MM-dd. */
export interface FeeTerms {
  readonly projectId: string;
  readonly fee: string;
  readonly coversExpenses: boolean;
  readonly effectiveDate: string;
  readonly endDate: string | null;
}

/** Whether a line of time is covered by a fixed fee. */
export const isUnderFee = (
  { projectId, coversExpenses, effectiveDate, endDate }: FeeTerms,
  line: { readonly projectId: string; readonly date: string; readonly kind: string },
): boolean =>
  line.projectId === projectId &&
  line.date >= effectiveDate &&
  (endDate === null || line.date <= endDate) &&
  (coversExpenses || line.kind !== 'Expense');

/** The part of a fee that has not been billed; zero if more than the fee was billed. */
export function leftOfFee(fee: string, billed: string): string {
  const left = differenceOf(fee, billed);
  return compareDecimals(left, '0') < 0 ? '0' : left;
}

/** A share of a fee: a percentage of it, rounded to the cent, or dollars. */
export const shareOfFee = (
  fee: string,
  { percent, amount }: { readonly percent: string | null; readonly amount: string | null },
): string => (percent === null ? (amount ?? '0') : percentOf(fee, percent));

/** The text of a line that bills a share of a fee. */
export const feeLineText = (name: string, language: Language = fallbackLanguage): string =>
  `${name} · ${inLanguage(texts, language).part.fixedFee}`;

/** Why a share of a fee is too large. */
export const feeLeftText = (left: string, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).charge.feeLeft(priceText(left));
