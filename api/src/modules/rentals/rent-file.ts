import { headsOfPayment, isByHead, type RentFileColumn } from 'shared-contracts/rentals';
import { textCell } from '../../platform/files/text-cell.ts';
import type { WrittenSheet } from '../../platform/workbooks/workbook-writer.ts';
import type { FiledPayment } from './rent-file-store.ts';

type Line = Omit<FiledPayment, 'heads'> & { readonly headName: string; readonly headAmount: string };

/** A line for each payment, or for each head of each where a column asks for them. */
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
const isAmount = ({ value }: RentFileColumn): boolean => amounts.includes(value);

/** Payments as CSV by the columns of the mapping, a line at a time, with what makes a spreadsheet read it as UTF-8. */
export function* rentsAsCsv(
  payments: readonly FiledPayment[],
  columns: readonly RentFileColumn[],
): Generator<string> {
  yield `\uFEFF${columns.map(({ heading }) => textCell(heading)).join(',')}\r\n`;
  for (const line of linesOf(payments, columns)) {
    const cells = columns.map((column) =>
      isAmount(column) ? line[column.value] : textCell(line[column.value]),
    );
    yield `${cells.join(',')}\r\n`;
  }
}

/** Characters of a spreadsheet's typeface that columns are wide. */
const widths = { amount: 14, text: 22 } as const;

/** Payments as the sheet of a workbook by the columns of the mapping: texts stay texts, amounts are numbers to the cent. */
export const rentsAsSheet = (
  payments: readonly FiledPayment[],
  columns: readonly RentFileColumn[],
): WrittenSheet => ({
  name: 'Payments',
  widths: columns.map((column) => (isAmount(column) ? widths.amount : widths.text)),
  *rows() {
    yield columns.map(({ heading }) => heading);
    for (const line of linesOf(payments, columns))
      yield columns.map((column) => (isAmount(column) ? Number(line[column.value]) : line[column.value]));
  },
});
