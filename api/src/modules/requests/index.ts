import type { Module } from '../module.ts';
import { requestRecords } from './request-records.ts';
import { requestMutations } from './request-resolvers.ts';

export { requestItemList, requestList } from './request-lists.ts';

/** What is asked of grantors: requests with their items. */
export const requests: Module = {
  schema: ['requests.graphql'],
  records: requestRecords,
  mutations: requestMutations,
};
