import * as v from 'valibot';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { associateKind } from './associate-kind.ts';
import { aboutMerging, checkMayMerge, withMerged } from './merge-associates.ts';
import { dropLegalNames, keepUndone, lockMerge, moveBack, putBack, takeBack } from './merge-store.ts';

const { writer } = associateKind(false);

const revisionSchema = v.looseObject({ revision: v.number() });

async function undo(id: string, within: RecordContext): Promise<string> {
  const { db } = within;
  const found = await lockMerge(db, id);
  if (!found) throw notFound();
  if (found.undoneAt) throw badInput(aboutMerging((of) => of.undone));
  const { winnerId, loserId } = found;
  const winner = await writer.find(within, winnerId);
  if (!winner || winner.revision !== found.winnerRevision)
    throw badInput(aboutMerging((of) => of.changedSince));
  // Its delete was a revision in the history too.
  await putBack(db, loserId, found.loser, v.parse(revisionSchema, found.loser).revision + 2);
  if (!(await moveBack(db, found.moved, winnerId, loserId)))
    throw badInput(aboutMerging((of) => of.changedSince));
  await dropLegalNames(db, found.keptNames);
  await takeBack(db, winnerId, found.winner);
  const [after, back] = [await writer.find(within, winnerId), await writer.find(within, loserId)];
  if (!after || !back) throw notFound();
  await noteWrite(
    within,
    'BUSINESS_ASSOCIATE',
    {
      id: winnerId,
      before: withMerged(winner, found.loserName),
      after: { ...after, texts: { ...after.texts, mergedFrom: null } },
    },
    null,
  );
  await noteWrite(within, 'BUSINESS_ASSOCIATE', { id: loserId, before: undefined, after: back }, null);
  await keepUndone(within, id);
  return loserId;
}

/** Undoes a merge, all or nothing, as long as neither side was changed since. Returns the id of the one that is back. Throws an AppError. */
export async function undoMerge(id: string, context: RecordContext): Promise<string> {
  checkMayMerge(context);
  return inTransaction(context, (within) => undo(checkedId(id), within));
}
