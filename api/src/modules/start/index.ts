import type { Module } from '../module.ts';
import { registerStartCalls } from './start-calls.ts';
import { startQueries } from './start-resolvers.ts';

export { smartFoldersFor } from './smart-folders.ts';
export { shownColumns, startRecord } from './start-record.ts';

/** The data that a browser and its start screen need first. */
export const start: Module = {
  schema: ['base.graphql', 'session.graphql'],
  queries: startQueries,
  calls: registerStartCalls,
};
