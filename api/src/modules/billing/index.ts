import { named } from '../../records/reading/named-records.ts';
import type { Module } from '../module.ts';
import { billingRecords } from './billing-records.ts';
import { billingTexts } from './texts/index.ts';

/** Rates, timesheets and invoices. */
export const billing: Module = { schema: ['billing.graphql'], records: named(billingRecords, billingTexts) };
