import { texts as names } from '../../generated/texts/billing-names.ts';
import type { Module } from '../module.ts';
import { registerExportCalls } from './accounting-export.ts';
import { billingRecords } from './billing-records.ts';
import { billingMutations, billingQueries } from './billing-resolvers.ts';
import { registerInvoiceFileCalls } from './invoice-file-calls.ts';

export { readWork } from './work-in-progress.ts';

/** Rates, weeks of time, work in progress, invoices and accounting exports. */
export const billing: Module = {
  schema: ['billing.graphql', 'timesheets.graphql', 'work-in-progress.graphql', 'invoices.graphql'],
  records: billingRecords,
  names,
  queries: billingQueries,
  mutations: billingMutations,
  calls: (app, parts) => {
    registerExportCalls(app, parts);
    registerInvoiceFileCalls(app, parts);
  },
};
