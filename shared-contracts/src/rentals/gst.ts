import { type TaxRow, taxesOf } from '../billing/index.ts';
import { sumOf } from '../decimal/index.ts';

/**
 * The GST or HST of one payment to a payee who is registered for it, in dollars, and its code: the dated rates of the
 * day for the province of the land, null where it is not known, rounded to the cent once for each tax. Several taxes
 * are one sum, with a code such as `GST + QST`. `amount` is what is paid before tax, `day` yyyy-MM-dd.
 */
export function gstOf(
  amount: string,
  rows: readonly TaxRow[],
  { day, provinceId }: { readonly day: string; readonly provinceId: string | null },
): { readonly amount: string; readonly tax: string } {
  const taxes = taxesOf([{ amount, isTaxable: true, ledgerCodeId: null, provinceId }], rows, day);
  const codes = new Map(rows.map(({ taxTypeId, code }) => [taxTypeId, code]));
  return {
    amount: sumOf(taxes.map((tax) => tax.amount)),
    tax: taxes.map(({ taxTypeId }) => codes.get(taxTypeId) ?? '').join(' + '),
  };
}
