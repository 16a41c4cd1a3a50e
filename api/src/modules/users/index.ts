import type { Module } from '../module.ts';
import { peopleRecords } from './people-records.ts';
import { userMutations, userQueries } from './user-resolvers.ts';

/** Companies, the people who work in Rightway, and how they get in. */
export const users: Module = {
  schema: ['people.graphql'],
  records: peopleRecords,
  queries: userQueries,
  mutations: userMutations,
};
