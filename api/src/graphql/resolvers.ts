import type { IResolvers } from 'mercurius';
import type { Resolvers } from 'shared-contracts/graphql';
import { assignedTaskMutations } from '../modules/assigned-tasks/assigned-task-resolvers.ts';
import { documentMutations } from '../modules/documents/document-resolvers.ts';
import { historyQueries } from '../modules/history/history-resolvers.ts';
import { masterDataMutations } from '../modules/master-data/master-data-resolvers.ts';
import { masterModelMutations } from '../modules/master-models/master-model-resolvers.ts';
import { projectQueries } from '../modules/projects/project-resolvers.ts';
import { reportTemplateMutations } from '../modules/report-templates/report-template-resolvers.ts';
import { userMutations, userQueries } from '../modules/users/user-resolvers.ts';
import { recordResolvers } from '../records/record-resolvers.ts';
import { decimalScalar } from './decimal-scalar.ts';
import type { GraphqlContext } from './graphql-context.ts';

/** What is not read as a record: the person, the flags, the history and what is written. */
const ownQueries: Resolvers<GraphqlContext>['Query'] = {
  currentUser: (_parent, _arguments, { user }) => user,
  featureFlags: (_parent, _arguments, { rollout, user }) => rollout.flagsFor(user),
  ...historyQueries,
  ...projectQueries,
  ...userQueries,
};

const records = recordResolvers();

/** Every resolver of the schema: records by their declarations, the rest from the modules. */
export const resolvers = {
  ...records,
  Decimal: decimalScalar,
  Query: { ...records.Query, ...ownQueries },
  Mutation: {
    ...masterDataMutations,
    ...documentMutations,
    ...userMutations,
    ...masterModelMutations,
    ...reportTemplateMutations,
    ...assignedTaskMutations,
  },
} as IResolvers;
