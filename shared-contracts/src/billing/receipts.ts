import { compareDecimals, differenceOf, isDecimal, productOf, shareOf } from '../decimal/index.ts';
import type { FieldError } from '../errors/index.ts';
import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { billingLimits } from '../limits/index.ts';

/** The content of a receipt. Amounts are dollars; the cost includes its tax. */
export interface Receipt {
  readonly cost: string | null;
  /** GST or HST included in the cost; null if the receipt shows none. */
  readonly receiptTax: string | null;
  /** The supplier's registration for GST/HST. */
  readonly supplierTaxNumber: string | null;
}

/** The part of a receipt that is billed: its cost without its tax, so that no tax is charged on tax. */
export const netOfReceipt = ({ cost, receiptTax }: Pick<Receipt, 'cost' | 'receiptTax'>): string =>
  differenceOf(cost ?? '0', receiptTax ?? '0');

const hundred = 100;

/** The most GST/HST that a cost can include: 15 of 115 dollars, at the highest rate of a province. */
const mostTaxIn = (cost: string): string =>
  shareOf(productOf(cost, String(billingLimits.highestTax)), hundred + billingLimits.highestTax, 2);

/**
 * Faults of a receipt, at its fields. From $100, an input tax credit requires the supplier's registration (Input Tax
 * Credit Information (GST/HST) Regulations, as in force since 2021).
 */
export function receiptFaults(
  { cost, receiptTax, supplierTaxNumber }: Receipt,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  if (receiptTax === null || cost === null || !isDecimal(receiptTax) || !isDecimal(cost)) return [];
  const messages = inLanguage(texts, language).receipt;
  const { registration } = billingLimits.invoiceAmounts;
  if (compareDecimals(receiptTax, '0') <= 0) return [{ path: 'receiptTax', message: messages.noTax }];
  if (compareDecimals(receiptTax, mostTaxIn(cost)) > 0)
    return [{ path: 'receiptTax', message: messages.tooMuch(billingLimits.highestTax) }];
  if (!supplierTaxNumber && compareDecimals(cost, String(registration)) >= 0)
    return [{ path: 'supplierTaxNumber', message: messages.noNumber(`$${registration}`) }];
  return [];
}
