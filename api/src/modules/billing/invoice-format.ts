import type { Language } from 'shared-contracts';
import { formatFault, type InvoiceFileValue } from 'shared-contracts/billing';
import type { Db } from '../../platform/db/database.ts';
import type { MappedTable } from '../../platform/files/mapped-table.ts';
import { fileLines, formatOfInvoice } from './invoice-format-store.ts';

const amounts: readonly InvoiceFileValue[] = [
  ...(['quantity', 'unitPrice', 'amount', 'lineTax', 'lineTotal'] as const),
  ...(['invoiceSubtotal', 'invoiceTax', 'invoiceTotal'] as const),
];

/** What a draft lacks of its client's rules, in a sentence; undefined where it may leave. */
export async function draftFormatFault(db: Db, id: string, language: Language): Promise<string | undefined> {
  const format = await formatOfInvoice(db, id);
  if (!format) return undefined;
  const lines = await fileLines(db, id, format.id);
  return formatFault(lines, format.columns, { format: format.name, isDraft: true }, language);
}

/** An invoice as its client takes it, with what it lacks of the client's rules; undefined where the client takes any. */
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
