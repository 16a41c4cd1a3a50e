import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { billingLimits, chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { decimal, money, optionalNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, required, requiredShortText, shortText, tick } from '../validators/rules.ts';

const { charge } = billingLimits;
const longest = chosenLengths.billing;

/** A discount in per cent. */
const percent = decimal({ decimals: charge.percentDecimals, range: { min: 0, max: 100 } });

/** The rules of a line that is added to a draft manually. */
export const handLineValidator = fieldsOf({
  description: requiredShortText(longest.description),
  project: required(reference),
  ledgerCode: required(reference),
  quantity: required(
    decimal({ decimals: billingLimits.quantityDecimals, range: { min: 0.01, max: charge.most } }),
  ),
  unitPrice: required(decimal({ range: { min: 0, max: charge.most } })),
  isTaxable: tick(true),
});

/** The rules of the adjustment of a draft's line beyond quantity and price. */
export const adjustmentValidator = fieldsOf({
  adjustment: optionalNumber(money({ allowsNegative: true, range: { min: -charge.most, max: charge.most } })),
  adjustmentReason: shortText(longest.reason),
  discountPercent: optionalNumber(percent),
});

/** The rules of the discount of a whole draft. */
export const discountValidator = fieldsOf({
  percent: optionalNumber(percent),
  amount: optionalNumber(money({ range: { min: 0, max: charge.most } })),
});

/** The rules of a credit note. */
export const creditValidator = fieldsOf({
  date: required(calendarDate()),
  reason: requiredShortText(longest.reason),
});

/** The rule of the amount credited of a line. */
export const creditAmountRule = optionalNumber(money({ range: { min: 0, max: charge.most } }));

/** Faults of a draft's charges that are not about a single field. */
export type ChargeFault =
  | 'belowNothing'
  | 'bothDiscounts'
  | 'discountTooLarge'
  | 'noCredit'
  | 'noReason'
  | 'otherClient';

/** The sentence for a fault of a draft's charges. */
export const chargeText = (fault: ChargeFault, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).charge[fault];
