import type { Module } from '../module.ts';
import { agreementRecords } from './agreement-records.ts';
import { agreementMutations, agreementQueries } from './agreement-resolvers.ts';

export { agreementList } from './agreement-lists.ts';

/** Agreements with all that stands in them; what the rules of the provinces say of them. */
export const agreements: Module = {
  schema: ['agreements.graphql'],
  records: agreementRecords,
  queries: agreementQueries,
  mutations: agreementMutations,
};
