import { randomUUID } from 'node:crypto';
import type { RecordKind } from 'shared-contracts/graphql';
import type { Db } from '../../platform/db/database.ts';
import type { HistoryChange } from '../../platform/db/tables.ts';

export interface HistoryEntryInput {
  readonly recordKind: RecordKind;
  readonly recordId: string;
  readonly revision: number;
  readonly saveId: string | null;
  readonly changedAt: Date;
  readonly changedBy: string;
  readonly changes: readonly HistoryChange[];
}

/** Writes one save into the history; call it in the transaction of the save. */
export async function addHistoryEntry(db: Db, { changes, ...entry }: HistoryEntryInput): Promise<void> {
  await db
    .insertInto('historyEntry')
    .values({ id: randomUUID(), ...entry, changes: JSON.stringify(changes) })
    .execute();
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
