import { type TaxRow, taxesOf } from '../billing/index.ts';
import { sumOf } from '../decimal/index.ts';

/**
 * The GST or HST on one payment to a payee who is registered for it, in dollars, with its code. It uses the rates of
 * that day for the province of the land (null if it is unknown), and rounds once to the cent for each tax. Several
 * taxes are added up, with a code such as `GST + QST`. `amount` is the payment before tax, `day` is yyyy-MM-dd.
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
