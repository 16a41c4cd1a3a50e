import { orderText } from 'shared-contracts/billing';
import type { Booking } from './booking-store.ts';

/** The columns of an IIF file's distribution that are filled; a transaction has further columns after them. */
const splitColumns = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO'] as const;
const columns = [...splitColumns, 'DUEDATE', 'PONUM'] as const;

/** Characters of western languages as the file can contain them; typographic dashes and quotes become plain ones. */
const plain: Readonly<Record<string, string>> = {
  ...{ '\u2013': '-', '\u2014': '-', '\u2018': "'", '\u2019': "'", '\u201c': "'", '\u201d': "'" },
  '"': "'",
};

const lastWestern = '\u00ff';

/**
 * A text as one field. Tabs and line breaks would start another field, and letters that the file cannot contain lose
 * their accents.
 */
const field = (text: string | null): string =>
  [...(text ?? '').normalize('NFC')]
    .map((letter) => {
      if (plain[letter] !== undefined) return plain[letter];
      if (letter < ' ') return ' ';
      if (letter <= lastWestern) return letter;
      const [bare = '?'] = letter.normalize('NFD');
      return bare <= lastWestern ? bare : '?';
    })
    .join('');

/** A day as MM/DD/YY, which IIF files always use. */
function dayOf(day: string | null): string {
  if (day === null) return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year.slice(2)}`;
}

const memoOf = ({ description, projectName, afeNumber, costCentre, purchaseOrder }: Booking): string =>
  [
    description,
    projectName,
    afeNumber && `AFE ${afeNumber}`,
    costCentre,
    purchaseOrder && `PO ${orderText(purchaseOrder)}`,
  ]
    .filter(Boolean)
    .join('; ');

/** The order that all lines of an invoice name; '' if they name several or none. */
function orderOf(entries: readonly Booking[]): string {
  const [order, ...others] = new Set(entries.flatMap(({ purchaseOrder }) => purchaseOrder ?? []));
  return order !== undefined && others.length === 0 ? order : '';
}

/** QuickBooks' name for a transaction. It knows payments, but no payment that is taken back. */
const types: Readonly<Record<string, string>> = {
  ...{ Bill: 'INVOICE', Credit: 'CREDIT MEMO', Reversal: 'CREDIT MEMO', Payment: 'PAYMENT' },
  ...{ Refund: 'GENERAL JOURNAL', Return: 'GENERAL JOURNAL' },
  ...{ 'Write-off': 'GENERAL JOURNAL', Recovery: 'GENERAL JOURNAL' },
};

/** Most characters of a payment's reference that QuickBooks accepts. */
const referenceLength = 20;

/** The document number of a transaction: the number of an invoice, or the reference of a payment. */
const documentOf = ({ paymentId, number, reference }: Booking): string =>
  paymentId === null ? field(number) : field(reference).slice(0, referenceLength);

/** A payment's memo names its invoice. */
const memoOfEntry = (entry: Booking): string =>
  field(
    entry.paymentId === null
      ? memoOf(entry)
      : [`${entry.kind} ${entry.number}`, memoOf(entry)].filter(Boolean).join('; '),
  );

/**
 * Bookings for QuickBooks Desktop, with the columns that Intuit publishes for IIF files ('Import files can contain
 * information about transactions', QuickBooks in-product help). Each invoice is a transaction that begins with the
 * receivable; its distributions are the rest, and together they sum to zero. Reversals and credit notes are credit
 * memos. What a client paid is a payment. What was paid out, taken back or written off is a journal entry whose sides name the
 * client, as QuickBooks requires of one that books a receivable. The bytes are those of Windows-1252 that Latin-1 has
 * too.
 */
export function bookingsForQuickBooks(bookings: readonly Booking[]): Buffer {
  const rows: (readonly string[])[] = [['!TRNS', ...columns], ['!SPL', ...splitColumns], ['!ENDTRNS']];
  const transactions = Map.groupBy(
    bookings,
    ({ number, paymentId, kind }) => `${paymentId ?? number} ${kind}`,
  );
  for (const entries of transactions.values()) {
    for (const [place, entry] of entries.entries()) {
      const isHead = place === 0;
      const cells = [
        types[entry.kind] ?? '',
        dayOf(entry.invoiceDate),
        field(entry.account),
        isHead || entry.paymentId !== null ? field(entry.client) : '',
        entry.amount,
        documentOf(entry),
        memoOfEntry(entry),
      ];
      rows.push(
        isHead ? ['TRNS', ...cells, dayOf(entry.dueDate), field(orderOf(entries))] : ['SPL', ...cells],
      );
    }
    rows.push(['ENDTRNS']);
  }
  return Buffer.from(`${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`, 'latin1');
}
