import type { Language } from 'shared-contracts';
import { formatFault, type InvoiceFileValue } from 'shared-contracts/billing';
import type { Db } from '../../platform/db/database.ts';
import type { MappedTable } from '../../platform/files/mapped-table.ts';
import { fileLines, formatOfInvoice } from './invoice-format-store.ts';

const amounts: readonly InvoiceFileValue[] = [
  ...(['quantity', 'unitPrice', 'amount', 'lineTax', 'lineTotal'] as const),
  ...(['invoiceSubtotal', 'invoiceTax', 'invoiceTotal'] as const),
];

/** Which of its client's rules a draft does not meet, as a sentence; undefined if it may be sent. */
export async function draftFormatFault(db: Db, id: string, language: Language): Promise<string | undefined> {
  const format = await formatOfInvoice(db, id);
  if (!format) return undefined;
  const lines = await fileLines(db, id, format.id);
  return formatFault(lines, format.columns, { format: format.name, isDraft: true }, language);
}

/**
 * An invoice in its client's format, with the client's rules that it does not meet; undefined if the client accepts any
 * format.
 */
export async function invoiceAsTable(db: Db, id: string, language: Language) {
  const format = await formatOfInvoice(db, id);
  if (!format) return undefined;
  const lines = await fileLines(db, id, format.id);
  const isDraft = format.number === null;
  const table: MappedTable<InvoiceFileValue> = {
    columns: format.columns,
    lines: () => lines,
    isAmount: (value) => amounts.includes(value),
  };
  return {
    ...{ table, number: format.number, ownerId: format.ownerId },
    fault: formatFault(lines, format.columns, { format: format.name, isDraft }, language),
  };
}
