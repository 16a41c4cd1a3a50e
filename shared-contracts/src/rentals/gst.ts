import { type TaxRow, taxesOf } from '../billing/index.ts';
import { sumOf } from '../decimal/index.ts';

/**
 * The GST or HST of one payment to a payee who is registered for it, in dollars: the dated rates of the day for the
 * province of the land, null where it is not known, rounded to the cent once for each tax. `amount` is what is paid
 * before tax, `day` yyyy-MM-dd.
 */
export const gstOf = (
  amount: string,
  rows: readonly TaxRow[],
  { day, provinceId }: { readonly day: string; readonly provinceId: string | null },
): string =>
  sumOf(
    taxesOf([{ amount, isTaxable: true, ledgerCodeId: null, provinceId }], rows, day).map(
      (tax) => tax.amount,
    ),
  );
