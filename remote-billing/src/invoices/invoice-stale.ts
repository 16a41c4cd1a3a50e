import type { StaleReads } from 'shared-contracts';
import { timeReads } from '../timesheets/time-stale.ts';

/** Reads that depend on finalized invoices and bad debts: what clients owe, and the reported taxes. */
const numbered = ['clientBalances', 'taxReturns', 'taxedInvoices'] as const;

/** What the operations on invoices mean for the cache. */
export const invoiceStale = {
  updateInvoice: { lists: ['invoices', 'invoiceHindrances', 'history'] },
  deleteInvoices: { lists: timeReads, removes: 'Invoice' },
  draftInvoice: { lists: timeReads },
  finalizeInvoice: { lists: [...numbered, ...timeReads] },
  reverseInvoice: { lists: [...numbered, ...timeReads] },
  putInvoiceLine: { lists: ['invoices', 'invoiceHindrances', 'history'] },
  removeInvoiceLine: { lists: ['invoices', 'invoiceHindrances', 'history'] },
  adjustInvoiceLine: { lists: ['invoices', 'invoiceHindrances', 'history'] },
  discountInvoice: { lists: ['invoices', 'invoiceHindrances', 'history'] },
  creditInvoice: { lists: ['invoices', 'invoice', ...numbered, 'history'] },
  sendInvoice: { lists: ['invoices', 'history'] },
  mailInvoice: { lists: ['invoices', 'history'] },
  payInvoice: { lists: ['invoices', 'clientBalances', 'history'] },
  receivePayment: { lists: ['invoices', 'clientBalances', 'history'] },
  writeOffInvoice: { lists: ['invoices', ...numbered, 'history'] },
  takeBackPayment: { lists: ['invoices', ...numbered, 'history'] },
  takeBackAccountingExport: { lists: ['accountingExports', 'invoices', 'invoice'] },
  createAccountingExport: { lists: ['accountingExports', 'invoices', 'invoice'] },
} satisfies StaleReads['after'];
