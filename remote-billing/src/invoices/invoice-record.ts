import { productOf, sumOf } from 'shared-contracts/decimal';
import type { FormValues } from 'shared-ui/form';
import type { FormRecord, SaveDocument } from 'shared-ui/record';
import { type InvoiceDetailsFragment, UpdateInvoiceDocument } from '../generated/operations.ts';

/** An invoice as its form has it. */
export type InvoiceRecord = InvoiceDetailsFragment & FormRecord;

export const saveInvoice: SaveDocument<InvoiceRecord> = UpdateInvoiceDocument;

/** The values that people edit of a draft: its words and dates. */
export const invoiceValues = ({ invoiceDate, terms, notes, lines }: InvoiceRecord): FormValues => ({
  invoiceDate,
  terms,
  notes,
  lines: lines.map(({ id, description }) => ({ id, description })),
});

/** An invoice as a save sends it. */
export const invoiceInput = (values: FormValues): object => values;

/** What rounding its lines to cents adds to what it relieves of work in progress; none where they are the same. */
export const roundingOf = ({ subtotal, workRelieved }: InvoiceRecord): readonly string[] => {
  const rounding = sumOf([subtotal, productOf(workRelieved, '-1')]);
  return rounding === '0' ? [] : [rounding];
};

/** Only a final bill has further steps. */
export const isDraft = ({ status }: InvoiceRecord): boolean => status === 'PENDING';
