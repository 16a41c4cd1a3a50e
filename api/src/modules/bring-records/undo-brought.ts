import type { BroughtUndone, RecordBringKind } from 'shared-contracts/bring-in';
import { recordKinds } from 'shared-contracts/bring-in';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { behindSavepoint } from '../../records/writing/savepoint-store.ts';
import { lockProjects } from '../project-place-store.ts';
import type { BringPlace, BroughtNoun } from './brought-noun.ts';
import { broughtNouns } from './nouns.ts';
import { revisionsNow } from './record-stamp-store.ts';
import { recordRefusal } from './record-words.ts';
import { lockRun, madeBy, noteUndone } from './run-store.ts';

const isKind = (kind: string): kind is RecordBringKind => recordKinds.some((one) => one === kind);

/** Number of records that are deleted together. */
const atOnce = 100;

/**
 * Deletes records behind a savepoint. If one may not be deleted, tries each half separately. Returns how many were
 * deleted.
 */
async function removeSome(
  noun: BroughtNoun,
  ids: readonly string[],
  within: RecordContext,
  place: BringPlace,
): Promise<number> {
  if (ids.length === 0) return 0;
  const ended = await behindSavepoint(within.db, () => noun.remove(ids, within, place));
  if ('done' in ended) return ids.length;
  if (ids.length === 1) return 0;
  const half = Math.ceil(ids.length / 2);
  const first = await removeSome(noun, ids.slice(0, half), within, place);
  return first + (await removeSome(noun, ids.slice(half), within, place));
}

/**
 * The kind that deletes records of a type. Land and associates are deleted like those imported from their own tables.
 */
const nounOf = (type: string): BroughtNoun | undefined =>
  Object.values(broughtNouns).find((noun) => noun.type === type);

/**
 * Deletes the records that a table created, unless somebody changed them since or something else needs them. Records
 * that existed before stay as they are. Throws an AppError.
 */
export async function undoBrought(
  context: RecordContext,
  runId: string,
  hasAccounting: boolean,
): Promise<BroughtUndone> {
  return inTransaction(context, async (within) => {
    const { db, user, clock } = within;
    const run = await lockRun(db, runId);
    if (!run || !isKind(run.kind) || (run.userId !== user.id && !user.isSystemAdministrator))
      throw notFound(recordRefusal('missedRun'));
    if (run.isUndone) throw badInput(recordRefusal('undoneBefore'));
    const place = { projectId: run.projectId ?? '', hasAccounting };
    if (run.projectId) await lockProjects(db, [run.projectId]);
    const made = await madeBy(db, runId);
    const own = broughtNouns[run.kind].type;
    // Land and associates that only these records referenced are deleted last.
    const types = [own, ...new Set(made.map(({ type }) => type))].filter(
      (type, at, all) => all.indexOf(type) === at,
    );
    let deleted = 0;
    for (const type of types) {
      const noun = nounOf(type);
      const some = made.filter((one) => one.type === type);
      if (!noun || some.length === 0) continue;
      const now = await revisionsNow(
        within,
        type,
        some.map(({ id }) => id),
      );
      const untouched = some.filter(({ id, revision }) => now.get(id) === revision).map(({ id }) => id);
      for (let first = 0; first < untouched.length; first += atOnce)
        deleted += await removeSome(noun, untouched.slice(first, first + atOnce), within, place);
    }
    await noteUndone(db, runId, user.id, clock());
    return { deleted, left: made.length - deleted };
  });
}
