import type { Module } from '../module.ts';
import { peopleRecords } from './people-records.ts';
import { userMutations, userQueries } from './user-resolvers.ts';

/** Companies, the people who work in Rightway, and their access. */
export const users: Module = {
  schema: ['people.graphql'],
  records: peopleRecords,
  queries: userQueries,
  mutations: userMutations,
};
