import type { Module } from '../module.ts';
import { historyQueries } from './history-resolvers.ts';

/** The history of records: who changed what. */
export const history: Module = { schema: ['history.graphql'], queries: historyQueries };
