import type { QueryResolvers } from 'shared-contracts/graphql';
import { canAccessProject, canEditProject } from 'shared-contracts/rights';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { findProjectParties } from './project-store.ts';

/** What a person may do with a project; one that is not there is like one that is not seen. */
export const projectQueries = {
  currentUserCanAccessProject: async (_parent, { id }, { db, user }) => {
    const parties = isUuid(id) ? await findProjectParties(db, id) : undefined;
    return parties !== undefined && canAccessProject(user, parties);
  },
  currentUserCanEditProject: async (_parent, { id }, { db, user }) => {
    const parties = isUuid(id) ? await findProjectParties(db, id) : undefined;
    return parties !== undefined && canEditProject(user, parties);
  },
} satisfies Pick<QueryResolvers<RecordContext>, 'currentUserCanAccessProject' | 'currentUserCanEditProject'>;
