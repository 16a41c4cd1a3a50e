import { languageOf } from 'shared-contracts';
import { type RowLockReason, rowLock, rowLockText } from 'shared-contracts/engagement';
import { type CurrentUser, type RightsKind, recordRights } from 'shared-contracts/rights';
import { validationText } from 'shared-contracts/validators';
import type { Db } from '../platform/db/database.ts';
import { forbidden, invalid, notFound } from '../platform/errors/app-error.ts';
import { isSeen } from '../records/reading/record-parents.ts';
import type { RecordContext } from '../records/record-context.ts';
import { type ProjectRowFacts, partiesOfProject } from './project-row-store.ts';

/** Rows that hang on a project: what decides who may write them. */
interface ProjectRows {
  /** GraphQL type of a row. */
  readonly type: string;
  readonly right: RightsKind;
  /** What of a row that is there its right hangs on. */
  readonly factsOf: (db: Db, id: string) => Promise<ProjectRowFacts | undefined>;
  /** Why the person may not write that row, where the project alone does not say. */
  readonly reasonOf?: (user: CurrentUser, facts: ProjectRowFacts) => RowLockReason | undefined;
}

/** What is about to happen to a row. */
interface RowAttempt {
  readonly action: 'create' | 'edit' | 'delete';
  readonly id: string;
}

const refusal = (user: CurrentUser, reason: RowLockReason | undefined) =>
  forbidden((language) => rowLockText(reason ?? rowLock({ ...user, mayEdit: false }) ?? 'project', language));

/** Refuses who may not add rows to a project. Throws FORBIDDEN, or NOT_FOUND to who does not see it. */
async function checkNew(
  { right }: ProjectRows,
  projectId: string | undefined,
  within: RecordContext,
): Promise<void> {
  const { db, user } = within;
  const project = projectId === undefined ? undefined : await partiesOfProject(db, projectId);
  if (!project || !(await isSeen(within, 'SurfaceProject', projectId))) throw notFound();
  if (!recordRights[right].create(user, { project })) throw refusal(user, undefined);
}

/**
 * Refuses who may not write a row of a project; and a row that stands on another project than the one that is
 * saved (`projectId`; none where rows of whatever projects are deleted). Throws an AppError.
 */
export async function checkProjectRow(
  rows: ProjectRows,
  projectId: string | undefined,
  { action, id }: RowAttempt,
  within: RecordContext,
): Promise<void> {
  if (action === 'create') return checkNew(rows, projectId, within);
  const { db, user } = within;
  const facts = await rows.factsOf(db, id);
  if (!facts || !(await isSeen(within, rows.type, id))) throw notFound();
  if (projectId !== undefined && facts.projectId !== projectId)
    throw invalid([{ path: 'id', message: validationText(languageOf(user.locale), 'invalid') }]);
  if (!recordRights[rows.right][action](user, facts)) throw refusal(user, rows.reasonOf?.(user, facts));
}
