export { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';
export { findMasterData } from './master-data-store.ts';
export { saveMasterData } from './save-master-data.ts';

import type { Module } from '../module.ts';
import { lookupRecords } from './lookup-records.ts';
import { masterDataMutations } from './master-data-resolvers.ts';

/** The records that system administrators keep, by their declarations. */
export const masterData: Module = {
  schema: ['administration.graphql', 'master-data.graphql', 'reference.graphql'],
  records: lookupRecords,
  mutations: masterDataMutations,
};
