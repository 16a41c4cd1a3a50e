import { randomUUID } from 'node:crypto';
import type { RecordKind } from 'shared-contracts/graphql';
import type { Db } from '../../platform/db/database.ts';
import type { HistoryChange } from '../../platform/db/tables.ts';
import type { RecordContext } from '../record-context.ts';
import type { RecordValues, Written } from './writable-kind.ts';

/** What a write changed, field by field; of a record that is gone, what it held. */
function changesOf({ before, after }: Pick<Written<RecordValues>, 'before' | 'after'>): HistoryChange[] {
  const fields = Object.keys(after?.texts ?? before?.texts ?? {});
  return fields
    .map((field) => ({
      field,
      before: before?.texts[field] ?? null,
      after: after?.texts[field] ?? null,
    }))
    .filter((change) => change.before !== change.after);
}

/** A write as the history is told it. */
export interface Noted {
  readonly written: Written<RecordValues>;
  readonly saveId: string | null;
}

/** Writes saves of records of one kind into the history, in their transaction. */
export async function noteWrites(
  { db, clock, user }: Pick<RecordContext, 'db' | 'clock' | 'user'>,
  recordKind: RecordKind,
  noted: readonly Noted[],
): Promise<void> {
  await db
    .insertInto('historyEntry')
    .values(
      noted.map(({ written, saveId }) => ({
        id: randomUUID(),
        recordKind,
        recordId: written.id,
        revision: written.after?.revision ?? (written.before?.revision ?? 0) + 1,
        saveId,
        changedAt: clock(),
        changedBy: user.id,
        changes: JSON.stringify(changesOf(written)),
      })),
    )
    .execute();
}

/** Writes a save or a delete into the history, in its transaction. */
export const noteWrite = (
  context: Pick<RecordContext, 'db' | 'clock' | 'user'>,
  recordKind: RecordKind,
  written: Written<RecordValues>,
  saveId: string | null,
): Promise<void> => noteWrites(context, recordKind, [{ written, saveId }]);

/** Of some saves of records those that are stored already, as `record save`. */
export async function savesStored(
  db: Db,
  recordKind: RecordKind,
  saves: readonly { readonly id: string; readonly saveId: string }[],
): Promise<ReadonlySet<string>> {
  if (saves.length === 0) return new Set();
  const rows = await db
    .selectFrom('historyEntry')
    .select(['recordId', 'saveId'])
    .where('recordKind', '=', recordKind)
    .where(
      'recordId',
      'in',
      saves.map(({ id }) => id),
    )
    .where(
      'saveId',
      'in',
      saves.map(({ saveId }) => saveId),
    )
    .execute();
  return new Set(rows.map(({ recordId, saveId }) => `${recordId} ${saveId}`));
}

/** Whether a save with this key is stored already. */
export async function hasSave(
  db: Db,
  recordKind: RecordKind,
  recordId: string,
  saveId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('historyEntry')
    .select('id')
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .where('saveId', '=', saveId)
    .executeTakeFirst();
  return found !== undefined;
}

function selectEntries(db: Db, recordKind: RecordKind, recordId: string) {
  return db
    .selectFrom('historyEntry')
    .innerJoin('appUser', 'appUser.id', 'historyEntry.changedBy')
    .innerJoin('company', 'company.id', 'appUser.companyId')
    .select([
      'historyEntry.id',
      'historyEntry.revision',
      'historyEntry.changedAt',
      'historyEntry.changes',
      'appUser.id as userId',
      'appUser.firstName',
      'appUser.lastName',
      'company.companyName',
    ])
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .orderBy('historyEntry.revision', 'desc');
}

/** The saves of a record, newest first. */
export async function listHistory(db: Db, recordKind: RecordKind, recordId: string, first: number) {
  const rows = await selectEntries(db, recordKind, recordId).limit(first).execute();
  return rows.map(({ userId, firstName, lastName, companyName, changedAt, ...entry }) => ({
    ...entry,
    changedAt: changedAt.toISOString(),
    changedBy: { id: userId, fullName: `${firstName} ${lastName}`, companyName },
  }));
}
