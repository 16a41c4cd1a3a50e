import { headsOfPayment, isByHead, type RentFileColumn } from 'shared-contracts/rentals';
import type { MappedTable } from '../../platform/files/mapped-table.ts';
import type { FiledPayment } from './rent-file-store.ts';

type Line = Omit<FiledPayment, 'heads'> & { readonly headName: string; readonly headAmount: string };

/** A line for each payment, or for each of its heads if a column requires them. */
function* linesOf(payments: readonly FiledPayment[], columns: readonly RentFileColumn[]): Generator<Line> {
  const byHead = isByHead(columns);
  for (const { heads, ...payment } of payments) {
    if (!byHead) yield { ...payment, headName: '', headAmount: '' };
    else
      for (const { name, amount } of headsOfPayment(payment.amount, heads))
        yield { ...payment, headName: name, headAmount: Number(amount).toFixed(2) };
  }
}

const amounts: readonly RentFileColumn['value'][] = ['amount', 'gstAmount', 'totalAmount', 'headAmount'];

/** Payments as a table by the columns of the mapping: amounts to the cent. */
export const rentsAsTable = (
  payments: readonly FiledPayment[],
  columns: readonly RentFileColumn[],
): MappedTable<RentFileColumn['value']> => ({
  columns,
  lines: () => linesOf(payments, columns),
  isAmount: (value) => amounts.includes(value),
});
