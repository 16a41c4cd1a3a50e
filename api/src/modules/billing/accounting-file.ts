import { writeXlsx } from 'hucre/xlsx';
import { textCell } from '../../platform/files/text-cell.ts';
import type { bookingsOf } from './export-store.ts';

type Booking = Awaited<ReturnType<typeof bookingsOf>>[number];

const heads = ['Invoice', 'Date', 'Kind', 'Client', 'AFE', 'Account', 'Description', 'Amount'];

const textsOf = ({ number, invoiceDate, kind, client, afeNumber, account, what }: Booking) => [
  ...[number, invoiceDate, kind, client, afeNumber, account, what],
];

/** Bookings as CSV, with what makes a spreadsheet read it as UTF-8. */
export function bookingsAsCsv(bookings: readonly Booking[]): string {
  const rows = bookings.map((booking) => [...textsOf(booking).map(textCell), booking.amount].join(','));
  return `\uFEFF${[heads.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Bookings as a workbook: texts stay texts, amounts are numbers to the cent. */
export const bookingsAsWorkbook = (bookings: readonly Booking[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Accounting',
        rows: [heads, ...bookings.map((booking) => [...textsOf(booking), Number(booking.amount)])],
        columns: [14, 12, 10, 30, 16, 10, 30, 14].map((width) => ({ width })),
        freezePane: { rows: 1 },
      },
    ],
  });
