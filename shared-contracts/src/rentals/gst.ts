import { type TaxRow, taxesOf } from '../billing/index.ts';
import { sumOf } from '../decimal/index.ts';

/**
 * The GST of one payment to a payee who is registered for it, in dollars: the dated rates of the day without a province
 * and a ledger code, rounded to the cent once for each tax. `amount` is what is paid before tax, `day` yyyy-MM-dd.
 */
export const gstOf = (amount: string, rows: readonly TaxRow[], day: string): string =>
  sumOf(
    taxesOf([{ amount, isTaxable: true, ledgerCodeId: null, provinceId: null }], rows, day).map(
      (tax) => tax.amount,
    ),
  );
