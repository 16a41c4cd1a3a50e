import type { Module } from '../module.ts';
import { stakeholderRecords } from './stakeholder-records.ts';
import { stakeholderMutations } from './stakeholder-resolvers.ts';

export { stakeholderKind } from './stakeholder-kind.ts';
export { saveStakeholders, stakeholderList } from './stakeholder-lists.ts';

/** People and organizations that a project concerns without being a party to it. */
export const stakeholders: Module = {
  schema: ['stakeholders.graphql'],
  records: stakeholderRecords,
  mutations: stakeholderMutations,
};
