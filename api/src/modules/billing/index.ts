import { texts as names } from '../../generated/texts/billing-names.ts';
import type { Module } from '../module.ts';
import { billingRecords } from './billing-records.ts';

/** Rates, timesheets and invoices. */
export const billing: Module = { schema: ['billing.graphql'], records: billingRecords, names };
