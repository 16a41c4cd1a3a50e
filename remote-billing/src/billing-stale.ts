import type { StaleReads } from 'shared-contracts';
import { embeddedTypes } from 'shared-contracts/client';
import { invoiceStale } from './invoices/invoice-stale.ts';
import { rentalStale } from './rentals/rental-stale.ts';
import { timeStale } from './timesheets/time-stale.ts';

/** Reads that become stale after operations on time and invoices. */
export const billingStale: StaleReads = {
  embedded: embeddedTypes.billing,
  byId: { timesheet: 'Timesheet', invoice: 'Invoice', rentRun: 'RentRun', rentSchedule: 'RentSchedule' },
  after: { ...timeStale, ...invoiceStale, ...rentalStale },
};
