import type { Module } from '../module.ts';
import { registerStartCalls } from './start-calls.ts';
import { startQueries } from './start-resolvers.ts';

/** The data that a browser and its start screen need first. */
export const start: Module = {
  schema: ['base.graphql', 'session.graphql'],
  queries: startQueries,
  calls: registerStartCalls,
};
