import { workDifference } from 'shared-contracts/billing';
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

/**
 * The differences between the total of an invoice and the work in progress that it bills, in the order of the accounts;
 * zero amounts are left out. A credit note bills no work.
 */
export const differencesOf = (invoice: InvoiceRecord) => {
  if (invoice.kind === 'Credit') return [];
  const { byHand, adjusted, discounted, fees, rounding } = workDifference(invoice);
  return Object.entries({ byHand, adjusted, discounted, fees, rounding }).filter(
    ([, amount]) => amount !== '0',
  );
};

/** Only a final bill has further steps. */
export const isDraft = ({ status }: InvoiceRecord): boolean => status === 'PENDING';
