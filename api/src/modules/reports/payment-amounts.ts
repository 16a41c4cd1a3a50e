import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../../generated/texts/payment-amounts.ts';
import { column } from './report-declaration.ts';

/**
 * The amount columns of lines of payments, summed for each payee: the amount before tax and, if any line has GST or
 * HST, the tax and both together; `tax` is the label of the tax.
 */
export function amountColumns(language: Language, tax: string | undefined) {
  const wording = inLanguage(texts, language);
  const amount = (name: 'amount' | 'gst' | 'total', width: number, title: string) => ({
    ...column(name, title, width, 'money'),
    isSummed: true,
  });
  if (tax === undefined) return [amount('amount', 84, wording.amount)];
  return [
    amount('amount', 76, wording.amount),
    amount('gst', 60, wording.gst(tax)),
    amount('total', 76, wording.total),
  ];
}
