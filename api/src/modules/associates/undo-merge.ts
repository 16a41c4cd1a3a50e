import { badInput, notFound } from '../../platform/errors/app-error.ts';
import type { LocalizedMessage } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { associateKind } from './associate-kind.ts';
import { aboutMerging, checkMayMerge, withMerged } from './merge-associates.ts';
import {
  dropLegalNames,
  keepUndone,
  lockMerge,
  mergedInto,
  moveBack,
  namesOf,
  putBack,
  takeBack,
  undoneRow,
} from './merge-store.ts';
import { noteOwners } from './note-owners-store.ts';

const { writer } = associateKind(false);

/** Why the undo of a merge has to wait: the remaining associate no longer exists. */
async function whereWinnerWent({ db }: RecordContext, winnerId: string): Promise<LocalizedMessage> {
  const later = await mergedInto(db, winnerId);
  if (!later) return aboutMerging((of) => of.winnerDeleted);
  const { name } = await namesOf(db, later);
  return aboutMerging((of) => of.mergedOn(name));
}

async function undo(id: string, within: RecordContext): Promise<string> {
  const { db } = within;
  const found = await lockMerge(db, id);
  if (!found) throw notFound();
  if (found.undoneAt) throw badInput(aboutMerging((of) => of.undone));
  const { winnerId, loserId } = found;
  const winner = await writer.find(within, winnerId);
  if (!winner) throw badInput(await whereWinnerWent(within, winnerId));
  // Read again: until here, the winner was not locked.
  const now = await lockMerge(db, id);
  const undone = now?.canUndo ? undoneRow(now) : undefined;
  if (!undone) throw badInput(aboutMerging((of) => of.changedSince));
  // Its delete was a revision in the history too.
  await putBack(db, loserId, found.loser, Number(found.loser['revision']) + 2);
  const returned = await moveBack(db, found.moved, winnerId, loserId);
  await noteOwners(within, returned, { before: String(winner.values['name']), after: found.loserName });
  await dropLegalNames(db, found.keptNames);
  await takeBack(db, winnerId, undone.row);
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

/**
 * Undoes a merge, all or nothing: restores what it changed, except what was changed again since. Returns the id of the
 * restored associate. Throws an AppError.
 */
export async function undoMerge(id: string, context: RecordContext): Promise<string> {
  checkMayMerge(context);
  return inTransaction(context, (within) => undo(checkedId(id), within));
}
