import type { Module } from '../module.ts';
import { requestRecords } from './request-records.ts';
import { requestMutations } from './request-resolvers.ts';

export { requestItemKind } from './request-item-kind.ts';
export { requestKind } from './request-kind.ts';
export { requestItemList, requestList, saveRequests } from './request-lists.ts';

/** Requests to grantors, with their items. */
export const requests: Module = {
  schema: ['requests.graphql'],
  records: requestRecords,
  mutations: requestMutations,
};
