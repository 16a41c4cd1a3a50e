import type { Conflict } from 'shared-contracts/errors';
import type { RecordKind } from 'shared-contracts/graphql';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type LocalizedMessage, messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../record-context.ts';
import { isSavedByAlone, listHistory } from './history-store.ts';
import type { StoredRecord } from './writable-kind.ts';

interface StaleSave extends Pick<StoredRecord, 'revision' | 'shown'> {
  readonly id: string;
  /** The revision that the save is based on; null if it takes the record for a new one. */
  readonly since: number | null;
}

/**
 * The details of a conflict for a save that is based on an older revision: who saved first, when, whether that was the
 * same person in another window, and the current value of every field that a save may write.
 */
export async function conflictOf(
  { db, user }: Pick<RecordContext, 'db' | 'user'>,
  kind: RecordKind,
  { id, revision, shown, since }: StaleSave,
): Promise<Conflict> {
  const [last] = await listHistory(db, kind, id, 1);
  const isOwn =
    last?.changedBy.id === user.id &&
    (await isSavedByAlone(db, kind, id, { userId: user.id, since: since ?? 0 }));
  return {
    revision,
    changedAt: last?.changedAt ?? new Date(0).toISOString(),
    changedBy: last?.changedBy.fullName ?? 'Rightway',
    isOwn,
    record: { ...shown },
  };
}

/** The sentence about conflicts of one save, with the people who saved first. */
export function conflictText(conflicts: readonly Conflict[]): LocalizedMessage {
  const names = [...new Set(conflicts.map(({ changedBy }) => changedBy))].join(', ');
  const isOne = conflicts.length === 1;
  return messageFrom(writingTexts, ({ changed, changedByYou, rowsChanged, rowsChangedByYou }) => {
    if (conflicts.every(({ isOwn }) => isOwn)) return isOne ? changedByYou : rowsChangedByYou;
    return isOne ? changed(names) : rowsChanged(names);
  });
}

/** The refusal of a save that is based on an older revision. */
export const conflictError = (conflict: Conflict): AppError =>
  new AppError('CONFLICT', conflictText([conflict]), { conflict });
