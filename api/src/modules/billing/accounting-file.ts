import { writeXlsx } from 'hucre/xlsx';
import { textCell } from '../../platform/files/text-cell.ts';
import type { Booking } from './booking-store.ts';

const heads = [
  ...['Batch', 'Invoice', 'Date', 'Due', 'Kind', 'Customer', 'Client', 'Account', 'Description', 'Project'],
  ...['AFE', 'Cost Centre', 'PO', 'Debit', 'Credit', 'Tax Codes', 'Tax'],
];

const textsOf = (booking: Booking) => [
  ...[
    booking.batch,
    booking.number,
    booking.invoiceDate,
    booking.dueDate,
    booking.kind,
    booking.customerCode,
  ],
  ...[booking.client, booking.account, booking.description, booking.projectName, booking.afeNumber],
  ...[booking.costCentre, booking.purchaseOrder],
];

/** The debit and credit cells of a booking; the side that is not booked stays empty. */
const sidesOf = ({ amount }: Booking) => (amount.startsWith('-') ? ['', amount.slice(1)] : [amount, '']);

/** The taxes on revenue, which are booked separately: for tax returns, and for clients who code each line. */
const taxesOf = ({ taxCodes, tax }: Booking) => [textCell(taxCodes), tax ?? ''];

/** Bookings as CSV, with a byte order mark so that spreadsheet programs read it as UTF-8. */
export function bookingsAsCsv(bookings: readonly Booking[]): string {
  const rows = bookings.map((booking) =>
    [...textsOf(booking).map(textCell), ...sidesOf(booking), ...taxesOf(booking)].join(','),
  );
  return `\uFEFF${[heads.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Bookings as a workbook with texts as texts and amounts as numbers to the cent. */
export const bookingsAsWorkbook = (bookings: readonly Booking[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Accounting',
        rows: [
          heads,
          ...bookings.map((booking) => [
            ...textsOf(booking),
            ...sidesOf(booking).map((amount) => (amount === '' ? null : Number(amount))),
            booking.taxCodes,
            booking.tax === null ? null : Number(booking.tax),
          ]),
        ],
        columns: [8, 14, 12, 12, 10, 12, 30, 26, 30, 30, 16, 14, 14, 14, 14, 12, 14].map((width) => ({
          width,
        })),
        freezePane: { rows: 1 },
      },
    ],
  });
