import { texts as names } from '../../generated/texts/associates-names.ts';
import type { Module } from '../module.ts';
import { registerAssociateCalls } from './associate-calls.ts';
import { associateRecords } from './associate-records.ts';
import { associateMutations, associateQueries } from './associate-resolvers.ts';
import { mergeMutations, mergeQueries } from './merge-resolvers.ts';

export { associateKind } from './associate-kind.ts';
export { contactKind } from './contact-kind.ts';
export { keepClient, releaseClient } from './keep-client.ts';
export { addAssociates, associatesLeft, removeAssociates } from './many-associates.ts';
export { type AlikeFound, associatesAlike, associatesNamed, type NamedFound } from './many-names-store.ts';
export { mergedInto } from './merge-store.ts';

/** Business associates, their contacts and the projects that they take part in. */
export const associates: Module = {
  schema: ['associates.graphql'],
  records: associateRecords,
  names,
  queries: { ...associateQueries, ...mergeQueries },
  mutations: { ...associateMutations, ...mergeMutations },
  calls: registerAssociateCalls,
};
