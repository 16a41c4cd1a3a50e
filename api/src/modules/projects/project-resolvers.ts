import type { QueryResolvers } from 'shared-contracts/graphql';
import { canAccessProject, canEditProject } from 'shared-contracts/rights';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedFilterId, isUuid } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { findProjectParties, listMemberPhones } from './project-store.ts';

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
  memberPhoneNumbers: async (_parent, { parentId, organizationTypeId, useContact }, context) => {
    const organizationType = checkedFilterId('organizationTypeId', organizationTypeId);
    if (!(await isSeen(context, 'SurfaceProject', parentId))) throw notFound();
    return organizationType
      ? listMemberPhones(context.db, parentId, organizationType, useContact ?? false)
      : [];
  },
} satisfies Pick<
  QueryResolvers<RecordContext>,
  'currentUserCanAccessProject' | 'currentUserCanEditProject' | 'memberPhoneNumbers'
>;
