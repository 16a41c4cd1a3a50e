import type { GraphQLResolveInfo } from 'graphql';
import type { QueryResolvers, SurfaceProjectInput } from 'shared-contracts/graphql';
import { canAccessProject, canEditProject } from 'shared-contracts/rights';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedFilterId, isUuid } from '../../platform/server/arguments.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { findProjectParties } from '../project-place-store.ts';
import { type MovingRows, movedByRows } from './moved-by-rows.ts';
import { progressOf } from './progress-store.ts';
import { listMemberPhones } from './project-store.ts';
import { movedByProject } from './save-project.ts';
import { standingOf } from './standing-store.ts';

/** The figures on a project's progress. Throws NOT_FOUND if the person may not see it. */
async function projectStanding(
  _parent: unknown,
  { id }: { readonly id: string },
  context: RecordContext,
  info: GraphQLResolveInfo,
) {
  const today = dayIn(await personZone(context.db, context.user), context.clock());
  const standing = isUuid(id) ? await standingOf(context, id, today) : undefined;
  if (!standing) throw notFound();
  const { nextObligationId, ...figures } = standing;
  const selections = selectionOfInfo(info)
    .below('ProjectStanding')
    .filter(({ name }) => name === 'nextObligation')
    .flatMap((obligation) => obligation.below('Obligation'));
  const isSelected = nextObligationId !== null && selections.length > 0;
  const nextObligation = isSelected
    ? await readRecord(context, 'Obligation', nextObligationId, selections)
    : null;
  return { ...figures, nextObligation };
}

/** A project's progress for its charts. Throws NOT_FOUND if the person may not see it. */
async function projectProgress(_parent: unknown, { id }: { readonly id: string }, context: RecordContext) {
  const progress = isUuid(id) ? await progressOf(context, id) : undefined;
  if (!progress) throw notFound();
  return progress;
}

/** A person's rights to a project; a missing project is treated like one that the person may not see. */
const rights = {
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

/** Queries about projects other than reading records. */
export const projectQueries = {
  ...rights,
  projectStanding,
  projectProgress,
  movedTasks: (
    _parent: unknown,
    { input }: { readonly input: SurfaceProjectInput },
    context: RecordContext,
  ) => movedByProject(input, context),
  movedByRows: (_parent: unknown, rows: MovingRows, context: RecordContext) => movedByRows(rows, context),
};
