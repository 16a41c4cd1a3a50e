import type { RecordKind } from 'shared-contracts/graphql';
import { largestDelete } from 'shared-contracts/grids';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { brokenReference } from '../../platform/db/broken-constraint.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { besideEachOther } from './batched-query.ts';
import { lastWrittenBy, noteWrite, noteWrites } from './history-store.ts';
import { inTransaction } from './in-transaction.ts';
import { refuseOthers } from './kept-by-others.ts';
import { usedByText } from './used-by.ts';
import type { RecordValues, SaveInput, StoredRecord, WritableKind } from './writable-kind.ts';

type Found<TValues extends RecordValues> = Map<string, StoredRecord<TValues>>;

/**
 * Lets pass records that this person deleted already: the answer to that deletion was lost, and the same one is sent
 * again. To everybody else they are missing, so that nobody learns which records existed. Throws NOT_FOUND.
 */
async function checkGone(within: RecordContext, kind: RecordKind, missing: readonly string[]): Promise<void> {
  if (missing.length === 0) return;
  const gone = await lastWrittenBy(within, kind, missing);
  if (missing.some((id) => !gone.has(id))) throw notFound();
}

/** Checks and deletes records one by one; `found` collects their last values. */
async function removeEach<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  ids: readonly string[],
  within: TContext,
  found: Found<TValues>,
): Promise<void> {
  // Always in the same order, so that two deletes of the same records wait for each other instead of deadlocking.
  for (const id of ids.toSorted()) {
    const before = await kind.writer.find(within, id);
    if (!before) {
      await checkGone(within, kind.kind, [id]);
      continue;
    }
    found.set(id, before);
    await kind.check({ action: 'delete', id, before }, within);
  }
  for (const [id, before] of found) {
    const gone = { id, before, after: undefined };
    // Written while the record still exists, so that the history has its name and project.
    await noteWrite(within, kind.kind, gone, null);
    await kind.writer.remove(within, id);
    await kind.written?.(gone, within);
  }
}

/** Checks and deletes records in one go; `found` collects their last values. */
async function removeTogether<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  ids: readonly string[],
  within: TContext,
  found: Found<TValues>,
): Promise<void> {
  const stored = (await kind.writer.findAll?.(within, ids)) ?? new Map<string, StoredRecord<TValues>>();
  await checkGone(
    within,
    kind.kind,
    ids.filter((id) => !stored.has(id)),
  );
  if (stored.size === 0) return;
  const there = [...stored].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await kind.prepare?.(within, [...stored.keys()]);
  const checked = await besideEachOther(within.db, there, async ([id, before]) => {
    await kind.check({ action: 'delete', id, before }, within);
    return { id, before, after: undefined };
  });
  const gone = checked.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    found.set(end.value.id, end.value.before);
    return end.value;
  });
  // Written while the records still exist, so that the history has their names and projects.
  await noteWrites(
    within,
    kind.kind,
    gone.map((written) => ({ written, saveId: null })),
  );
  await kind.removeTogether?.(within, [...stored.keys()]);
  for (const one of gone) await kind.written?.(one, within);
}

/**
 * Deletes records, all or none; the history keeps their last values. If other records use one, the delete is refused
 * and they are named (decision 53). The database enforces this, so nothing can start using a record while it is being
 * deleted. A deletion that is sent again by the same person succeeds (decision 004). Returns the ids. Throws an
 * AppError.
 */
export async function deleteRecords<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  kind: WritableKind<TInput, TValues, TContext>,
  ids: readonly string[],
  context: TContext,
  /** Runs in the transaction before any record is checked, for example to lock what they all belong to. */
  begin?: (within: TContext, ids: readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  if (ids.length > largestDelete)
    throw badInput(messageFrom(writingTexts, ({ tooManyDeleted }) => tooManyDeleted(largestDelete)));
  const wanted = [...new Set(ids.map(checkedId))];
  const found = new Map<string, StoredRecord<TValues>>();
  await kind.checkPerson?.(context);
  try {
    await inTransaction(context, async (within) => {
      await begin?.(within, wanted);
      await refuseOthers(kind, wanted, within);
      found.clear();
      if (kind.removeTogether && kind.writer.findAll) await removeTogether(kind, wanted, within, found);
      else await removeEach(kind, wanted, within, found);
    });
  } catch (error) {
    if (brokenReference(error) === undefined) throw error;
    const sentence = await usedByText(kind, found, context);
    throw badInput(() => sentence);
  } finally {
    kind.settled?.(wanted, context);
  }
  return wanted;
}
