import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { money } from '../validators/number-rules.ts';
import { required, requiredShortText, shortText } from '../validators/rules.ts';
import { priceText } from './price-text.ts';

/** The rules of a payment of an invoice. */
export const paymentRules = {
  date: required(calendarDate()),
  amount: required(money({ range: { min: 0.01, max: 99_999_999.99 } })),
  reference: shortText(chosenLengths.billing.terms),
};

/** The rules of a part of a bill that is written off as a bad debt; its reason stands where payments have a reference. */
export const writeOffRules = {
  date: required(calendarDate()),
  amount: paymentRules.amount,
  reason: requiredShortText(chosenLengths.billing.terms),
};

/** Why a bill cannot be written off so, or cannot be changed after it was. */
export const writeOffText = (
  fault: 'beforeInvoice' | 'standsFirst',
  language: Language = fallbackLanguage,
): string => inLanguage(texts, language).invoice.writeOff[fault];

/** Why a payment cannot exceed what is open of an invoice; `open` is in dollars. */
export const overpaidText = (open: string, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).invoice.overpaid(priceText(open));
