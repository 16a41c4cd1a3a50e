import { texts as names } from '../../generated/texts/rentals-names.ts';
import type { Module } from '../module.ts';
import { registerRentFileCalls } from './rent-file-calls.ts';
import { rentalRecords } from './rental-records.ts';
import { rentalMutations, rentalQueries } from './rental-resolvers.ts';

export { gstRates, registeredPayees, taxedPlace } from './gst-store.ts';
export { checkNoRents, runPaymentFaults } from './payments-of-runs.ts';
export { payeeAddress } from './rent-file-store.ts';
export { rentScheduleKind } from './rent-schedule-kind.ts';
export { checkRentals } from './rental-rights.ts';

/** Schedules of rents, and the runs that pay them. */
export const rentals: Module = {
  schema: ['rentals.graphql'],
  records: rentalRecords,
  names,
  queries: rentalQueries,
  mutations: rentalMutations,
  calls: registerRentFileCalls,
};
