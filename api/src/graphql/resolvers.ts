import type { Resolvers } from 'shared-contracts/graphql';
import { readFlags } from '../flags/flag-store.ts';
import { historyQueries } from '../modules/history/history-resolvers.ts';
import { masterDataMutations, masterDataQueries } from '../modules/master-data/master-data-resolvers.ts';
import type { GraphqlContext } from './graphql-context.ts';

/** Every resolver of the schema, from the modules. */
export const resolvers: Resolvers<GraphqlContext> = {
  Query: {
    currentUser: (_parent, _arguments, { user }) => user,
    featureFlags: (_parent, _arguments, { db }) => readFlags(db),
    ...historyQueries,
    ...masterDataQueries,
  },
  Mutation: masterDataMutations,
};
