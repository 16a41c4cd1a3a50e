import type { QueryResolvers } from 'shared-contracts/graphql';
import { canAccessProject, canEditProject } from 'shared-contracts/rights';
import { notFound } from '../../errors/app-error.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { isSeen } from '../../records/record-parents.ts';
import { checkedFilterId, isUuid } from '../arguments.ts';
import { findProjectParties, listMemberPhones } from './project-store.ts';

/** What a person may do with a project; one that is not there is like one that is not seen. */
export const projectQueries: Pick<
  QueryResolvers<GraphqlContext>,
  'currentUserCanAccessProject' | 'currentUserCanEditProject' | 'memberPhoneNumbers'
> = {
  currentUserCanAccessProject: async (_parent, { id }, { db, user }) => {
    const parties = isUuid(id) ? await findProjectParties(db, id) : undefined;
    return parties !== undefined && canAccessProject(user, parties);
  },
  currentUserCanEditProject: async (_parent, { id }, { db, user }) => {
    const parties = isUuid(id) ? await findProjectParties(db, id) : undefined;
    return parties !== undefined && canEditProject(user, parties);
  },
  memberPhoneNumbers: async (_parent, { parentId, organizationTypeId, useContact }, context) => {
    const organizationType = checkedFilterId('organizationTypeId', organizationTypeId);
    if (!(await isSeen(context, 'SurfaceProject', parentId))) throw notFound();
    return organizationType
      ? listMemberPhones(context.db, parentId, organizationType, useContact ?? false)
      : [];
  },
};
