import type { MovedTask, RequestInput, StakeholderInput } from 'shared-contracts/graphql';
import { AppError } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { asItIs } from '../../records/writing/writable-kind.ts';
import { followingTasks, movedTasks, movesOf, newMoves, rehearsedMoves } from '../assigned-tasks/index.ts';
import { projectsOfRows } from '../project-place-store.ts';
import { saveRequests } from '../requests/index.ts';
import { saveStakeholders } from '../stakeholders/index.ts';

/** Rows of projects that are saved without the project's form. */
export interface MovingRows {
  readonly requests?: readonly RequestInput[] | null;
  readonly stakeholders?: readonly StakeholderInput[] | null;
}

/** A preview uses the row as it is stored now, whichever revision the client has. */
const asStored = <T extends object>({ saveId: _, ...input }: T & { readonly saveId?: unknown }) => ({
  ...input,
  revision: asItIs,
});

/**
 * The tasks that would move if these rows of projects were saved now. The save is carried out and rolled back. If it
 * would be refused, nothing moves; the real save will report the reason.
 */
export async function movedByRows(
  { requests, stakeholders }: MovingRows,
  context: RecordContext,
): Promise<readonly MovedTask[]> {
  const [requested, parties] = [(requests ?? []).map(asStored), (stakeholders ?? []).map(asStored)];
  const { db } = context;
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id.toLowerCase());
  const projects = new Set([
    ...(await projectsOfRows(db, 'request', idsOf(requested))).values(),
    ...(await projectsOfRows(db, 'stakeholder', idsOf(parties))).values(),
  ]);
  const following = await followingTasks(db, [...projects]);
  if (following.length === 0) return [];
  const responseExtensions = {};
  const rehearsal = { ...context, isRehearsal: true, responseExtensions };
  try {
    await saveRequests(requested, rehearsal);
    await saveStakeholders(parties, rehearsal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [];
  }
  return movedTasks(newMoves(rehearsedMoves(responseExtensions), movesOf(following)), context);
}
