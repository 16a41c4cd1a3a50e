import type { Module } from '../module.ts';
import { historyQueries } from './history-resolvers.ts';

/** Who changed what of a record. */
export const history: Module = { schema: ['history.graphql'], queries: historyQueries };
