import type { Module } from '../module.ts';
import { invoiceMail } from './invoice-mail.ts';
import { registerReportCalls } from './report-calls.ts';

/** Reports that are run, and the documents that they make. */
export const reportRuns: Module = {
  schema: [],
  mails: (parts) => ({ invoice: invoiceMail(parts) }),
  calls: registerReportCalls,
};
