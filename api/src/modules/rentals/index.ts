import { texts as names } from '../../generated/texts/rentals-names.ts';
import type { Module } from '../module.ts';
import { rentalRecords } from './rental-records.ts';
import { rentalMutations, rentalQueries } from './rental-resolvers.ts';

export { checkNoRents, runPaymentFaults } from './payments-of-runs.ts';

/** Schedules of rents, and the runs that pay them. */
export const rentals: Module = {
  schema: ['rentals.graphql'],
  records: rentalRecords,
  names,
  queries: rentalQueries,
  mutations: rentalMutations,
};
