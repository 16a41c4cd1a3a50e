import { texts as names } from '../../generated/texts/communications-names.ts';
import type { Module } from '../module.ts';
import { communicationRecords } from './communication-records.ts';
import { communicationMutations } from './communication-resolvers.ts';
import { registerMailCalls } from './mail-calls.ts';

export { anyCommunicationKind } from './communication-kind.ts';
export { communicationLists } from './communication-lists.ts';
export { projectCommunications } from './project-communications.ts';

/** Conversations and letters, for any kind of record. */
export const communications: Module = {
  schema: ['communications.graphql'],
  records: communicationRecords,
  names,
  mutations: communicationMutations,
  calls: registerMailCalls,
};
