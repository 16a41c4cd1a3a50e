import type { Module } from '../module.ts';
import { consultationQueries } from './consultation-resolvers.ts';

export { consultationRules, recipientsOf } from './consultation-store.ts';
export { boardAt } from './known-boards.ts';
export { logStatement } from './log-store.ts';

/** Parties of a project that must be consulted: response clocks, and the board that shows them all. */
export const consultation: Module = {
  schema: ['consultation.graphql'],
  queries: consultationQueries,
};
