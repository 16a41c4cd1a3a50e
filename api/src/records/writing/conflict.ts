import type { Conflict } from 'shared-contracts/errors';
import type { RecordKind } from 'shared-contracts/graphql';
import type { Db } from '../../platform/db/database.ts';
import { listHistory } from './history-store.ts';
import type { StoredRecord } from './writable-kind.ts';

/**
 * The details of a conflict for a save that is based on an older revision: who saved first, when, and the current value
 * of every field that a save may write.
 */
export async function conflictOf(
  db: Db,
  kind: RecordKind,
  id: string,
  { revision, shown }: Pick<StoredRecord, 'revision' | 'shown'>,
): Promise<Conflict> {
  const [last] = await listHistory(db, kind, id, 1);
  return {
    revision,
    changedAt: last?.changedAt ?? new Date(0).toISOString(),
    changedBy: last?.changedBy.fullName ?? 'Rightway',
    record: { ...shown },
  };
}
