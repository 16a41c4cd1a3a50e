import type { QueryResolvers } from 'shared-contracts/graphql';
import { canAccessProject, canEditProject } from 'shared-contracts/rights';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { isUuid } from '../arguments.ts';
import { findProjectParties } from './project-store.ts';

/** What a person may do with a project; one that is not there is like one that is not seen. */
export const projectQueries: Pick<
  QueryResolvers<GraphqlContext>,
  'currentUserCanAccessProject' | 'currentUserCanEditProject'
> = {
  currentUserCanAccessProject: async (_parent, { id }, { db, user }) => {
    const parties = isUuid(id) ? await findProjectParties(db, id) : undefined;
    return parties !== undefined && canAccessProject(user, parties);
  },
  currentUserCanEditProject: async (_parent, { id }, { db, user }) => {
    const parties = isUuid(id) ? await findProjectParties(db, id) : undefined;
    return parties !== undefined && canEditProject(user, parties);
  },
};
