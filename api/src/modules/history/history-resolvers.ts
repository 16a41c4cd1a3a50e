import type { QueryResolvers, RecordKind } from 'shared-contracts/graphql';
import { limits } from 'shared-contracts/limits';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedFilterId, checkedFirst, isUuid } from '../../platform/server/arguments.ts';
import { externalIdsOf } from '../../records/reading/external-ids-store.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { listHistory } from '../../records/writing/history-store.ts';
import { cursorOf, historyCursor, momentOf } from './history-cursor.ts';
import { withNames } from './mentioned-names-store.ts';
import { listProjectAuthors, listProjectHistory } from './project-history-store.ts';

/** The default number of entries on a page of a project's history. */
const projectPage = 50;

/** Kinds whose history is shown with a record of another type. */
const shownWith: Readonly<Partial<Record<RecordKind, string>>> = {
  AGREEMENT_ORDER: 'SurfaceProject',
  REQUEST_ORDER: 'SurfaceProject',
  STAKEHOLDER_ORDER: 'SurfaceProject',
  TIMESHEET_REVIEW: 'Timesheet',
};

/** The type of a kind, for example `AgreementType` for `AGREEMENT_TYPE`. */
const typeOf = (kind: RecordKind): string =>
  shownWith[kind] ??
  kind.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Whether a person may see a record, or the one into which it was merged. */
async function isShown(context: RecordContext, type: string, id: string): Promise<boolean> {
  if (await isSeen(context, type, id)) return true;
  const winners = isUuid(id) ? await context.catalog.get(type)?.mergedInto?.(context.db, [id]) : undefined;
  const winner = winners?.get(id.toLowerCase());
  return winner !== undefined && isSeen(context, type, winner.id);
}

/**
 * A person who sees a record sees its history; the history of a person is visible only to that person and to system
 * administrators.
 */
export const historyQueries = {
  history: async (_parent, { recordKind, recordId, first }, context) => {
    const wanted = checkedFirst(first, limits.picklistPage);
    // Changes of a person's rights are visible to the same people as the rights: system administrators and the person.
    const isPrivate =
      recordKind === 'USER' &&
      !context.user.isSystemAdministrator &&
      recordId.toLowerCase() !== context.user.id;
    if (isPrivate || !(await isShown(context, typeOf(recordKind), recordId))) throw notFound();
    return withNames(context.db, await listHistory(context.db, recordKind, recordId, wanted), recordKind);
  },
  externalIds: async (_parent, { recordKind, recordId }, context) => {
    const type = typeOf(recordKind);
    if (!(await isShown(context, type, recordId))) throw notFound();
    return externalIdsOf(context.db, context.user, type, recordId);
  },
  projectHistory: async (_parent, { surfaceProjectId, since, personId, first, after }, context) => {
    const wanted = checkedFirst(first ?? projectPage);
    const person = checkedFilterId('personId', personId);
    const cursor = after ? historyCursor(after) : undefined;
    if (!(await isSeen(context, 'SurfaceProject', surfaceProjectId))) throw notFound();
    // One row more than is returned shows whether there are further ones.
    const rows = await listProjectHistory(context.db, {
      projectId: surfaceProjectId,
      reader: context.user,
      since: since ? momentOf(since) : undefined,
      personId: person,
      cursor,
      first: wanted + 1,
    });
    const nodes = await withNames(context.db, rows.slice(0, wanted));
    const last = nodes.at(-1);
    return {
      nodes: nodes.map(({ at: _, ...entry }) => entry),
      pageInfo: { hasNextPage: rows.length > wanted, endCursor: last ? cursorOf(last) : null },
    };
  },
  projectHistoryPeople: async (_parent, { surfaceProjectId }, context) => {
    if (!(await isSeen(context, 'SurfaceProject', surfaceProjectId))) throw notFound();
    return listProjectAuthors(context.db, surfaceProjectId, context.user);
  },
} satisfies Pick<
  QueryResolvers<RecordContext>,
  'externalIds' | 'history' | 'projectHistory' | 'projectHistoryPeople'
>;
