import type { Module } from '../module.ts';
import { invoiceMail } from './invoice-mail.ts';
import { registerReportCalls } from './report-calls.ts';

/** Reports, and the documents that they produce. */
export const reportRuns: Module = {
  schema: [],
  mails: (parts) => ({ invoice: invoiceMail(parts) }),
  calls: registerReportCalls,
};
