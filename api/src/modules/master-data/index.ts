import { texts as names } from '../../generated/texts/master-data-names.ts';

export { masterDataKind } from './master-data-kind.ts';
export { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';

import type { Module } from '../module.ts';
import { lookupRecords } from './lookup-records.ts';
import { masterDataMutations } from './master-data-resolvers.ts';
import { taskModelQueries } from './task-model-moves.ts';

/** The records that system administrators maintain, made from their declarations. */
export const masterData: Module = {
  schema: ['administration.graphql', 'lookups', 'master-data.graphql', 'reference.graphql'],
  records: lookupRecords,
  names,
  queries: taskModelQueries,
  mutations: masterDataMutations,
};
