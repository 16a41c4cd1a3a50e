import { notFound } from '../../platform/errors/app-error.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { forgetPresent, notePresent, othersPresent } from './presence-store.ts';

/** Reports that a person has a project open or leaves it, and whether they have unsaved changes. */
export interface Presence {
  readonly projectId: string;
  readonly isLeaving?: boolean | null;
  readonly isHolding?: boolean | null;
}

/** Records that the person has a project open or leaves it, and returns who else has it open. Throws NOT_FOUND. */
export async function recordPresence(
  context: RecordContext,
  { projectId, isLeaving, isHolding }: Presence,
  selections: readonly Selection[],
) {
  const { db, user, clock } = context;
  if (!(await isSeen(context, 'SurfaceProject', projectId))) throw notFound();
  const now = clock();
  if (!isLeaving) await notePresent(db, projectId, { userId: user.id, isHolding: isHolding === true }, now);
  await forgetPresent(db, projectId, isLeaving ? user.id : null, now);
  const others = await othersPresent(db, projectId, user.id, now);
  return Promise.all(
    others.map(async ({ userId, since }) => ({
      person: await readRecord(context, 'Person', userId, selections),
      since,
    })),
  );
}
