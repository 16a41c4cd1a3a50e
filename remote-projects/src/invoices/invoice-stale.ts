import type { StaleReads } from 'shared-contracts';

/** What is read of time and invoices, which each step of one may change. */
const reads = [
  'invoices',
  'invoice',
  'invoiceHindrances',
  'workInProgress',
  'timesheets',
  'timesheet',
  'timesheetEntries',
  'projectTime',
  'history',
] as const;

/** What the operations on invoices mean for the cache. */
export const invoiceStale = {
  updateInvoice: { lists: ['invoices', 'invoiceHindrances', 'history'] },
  deleteInvoices: { lists: reads, removes: 'Invoice' },
  draftInvoice: { lists: reads },
  finalizeInvoice: { lists: reads },
  reverseInvoice: { lists: reads },
  sendInvoice: { lists: ['invoices', 'history'] },
  mailInvoice: { lists: ['invoices', 'history'] },
  payInvoice: { lists: ['invoices', 'history'] },
  holdTime: { lists: reads },
  releaseTime: { lists: reads },
  applyRates: { lists: reads },
  createAccountingExport: { lists: ['accountingExports', 'invoices', 'invoice'] },
} satisfies StaleReads['after'];
