import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../../generated/texts/payment-amounts.ts';
import { column } from './report-declaration.ts';

/**
 * The amounts with which lines of payments end, summed at the foot of each payee: before tax, and where any line has
 * GST, that and both together.
 */
export function amountColumns(language: Language, hasGst: boolean) {
  const say = inLanguage(texts, language);
  const amount = (name: keyof typeof say, width: number) => ({
    ...column(name, say[name], width, 'money'),
    isSummed: true,
  });
  return hasGst ? [amount('amount', 76), amount('gst', 60), amount('total', 76)] : [amount('amount', 84)];
}
