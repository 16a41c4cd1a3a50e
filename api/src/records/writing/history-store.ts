import { sql } from 'kysely';
import type { RecordKind } from 'shared-contracts/graphql';
import type { Db } from '../../platform/db/database.ts';
import type { HistoryChange } from '../../platform/db/tables.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../record-context.ts';
import type { StoredRecord } from './writable-kind.ts';

/** The changes of a write, field by field; for a deleted record, its last values. */
function changesOf({ before, after }: Pick<Noted['written'], 'before' | 'after'>): readonly HistoryChange[] {
  const changes: HistoryChange[] = [];
  for (const field of Object.keys(after?.texts ?? before?.texts ?? {})) {
    const change = { field, before: before?.texts[field] ?? null, after: after?.texts[field] ?? null };
    if (change.before !== change.after) changes.push(change);
  }
  return changes;
}

/** The part of a stored record that the history needs. */
type RecordedState = Pick<StoredRecord, 'revision' | 'texts'>;

/** A write to be recorded in the history. */
interface Noted {
  readonly written: {
    readonly id: string;
    readonly before: RecordedState | undefined;
    readonly after: RecordedState | undefined;
  };
  readonly saveId: string | null;
}

/** Writes of records of one kind, as the JSON text from which one statement adds them to the history. */
export async function historyJson(noted: readonly Noted[]): Promise<string> {
  const entries: string[] = [];
  await eachInTurns(noted, ({ written, saveId }) => {
    const revision = written.after?.revision ?? (written.before?.revision ?? 0) + 1;
    const changes = changesOf(written);
    entries.push(JSON.stringify({ record_id: written.id, revision, save_id: saveId, changes }));
  });
  return `[${entries.join()}]`;
}

const entriesOf = (entriesJson: string) => sql`jsonb_to_recordset(${entriesJson}::jsonb)
  as x(record_id uuid, revision integer, save_id uuid, changes jsonb)`;

/** Adds the result of `historyJson` to the history, in the same transaction as the writes. */
export async function writeHistory(
  { db, clock, user }: Pick<RecordContext, 'db' | 'clock' | 'user'>,
  recordKind: RecordKind,
  entriesJson: string,
): Promise<void> {
  await sql`insert into history_entry (id, record_kind, record_id, revision, save_id, changed_at, changed_by, changes)
    select gen_random_uuid(), ${recordKind}, record_id, revision, save_id, ${clock()}, ${user.id}, changes
    from ${entriesOf(entriesJson)}`.execute(db);
}

/** New records of one kind whose projects and names are looked up together. */
interface CalledTogether {
  readonly recordKind: RecordKind;
  readonly ids: readonly string[];
  /** The database function that returns them; see `calledTogether` of `WritableKind`. */
  readonly called: string;
}

/** Does the same for many new records, and looks up the projects and names of all of them together. */
export async function writeHistoryOfMany(
  { db, clock, user }: Pick<RecordContext, 'db' | 'clock' | 'user'>,
  { recordKind, ids, called }: CalledTogether,
  entriesJson: string,
): Promise<void> {
  await sql`insert into history_entry (id, record_kind, record_id, revision, save_id, changed_at, changed_by, changes,
      surface_project_id, record_name)
    select gen_random_uuid(), ${recordKind}, x.record_id, x.revision, x.save_id, ${clock()}, ${user.id}, x.changes,
      n.surface_project_id, coalesce(n.called, '')
    from ${entriesOf(entriesJson)} left join ${sql.id(called)}(${ids}::uuid[]) n on n.id = x.record_id`.execute(
    db,
  );
}

/** Adds saves of records of one kind to the history, in their transaction and in one statement. */
export const noteWrites = async (
  context: Pick<RecordContext, 'db' | 'clock' | 'user'>,
  recordKind: RecordKind,
  noted: readonly Noted[],
): Promise<void> => writeHistory(context, recordKind, await historyJson(noted));

/** Adds a save or a delete to the history, in its transaction. */
export const noteWrite = (
  context: Pick<RecordContext, 'db' | 'clock' | 'user'>,
  recordKind: RecordKind,
  written: Noted['written'],
  saveId: string | null,
): Promise<void> => noteWrites(context, recordKind, [{ written, saveId }]);

/** Returns which of the given saves are stored already, each as `<record id> <save id>`. */
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

/** Returns which of the given ids have a history. */
export async function haveHistory(
  db: Db,
  recordKind: RecordKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('historyEntry')
    .select('recordId')
    .distinct()
    .where('recordKind', '=', recordKind)
    .where('recordId', 'in', ids)
    .execute();
  return new Set(rows.map(({ recordId }) => recordId));
}

/** Returns which of the given records were last saved or deleted by this person. */
export async function lastWrittenBy(
  { db, user }: Pick<RecordContext, 'db' | 'user'>,
  recordKind: RecordKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('historyEntry')
    .distinctOn('recordId')
    .select(['recordId', 'changedBy'])
    .where('recordKind', '=', recordKind)
    .where('recordId', 'in', ids)
    .orderBy('recordId')
    .orderBy('revision', 'desc')
    .execute();
  return new Set(rows.flatMap(({ recordId, changedBy }) => (changedBy === user.id ? [recordId] : [])));
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

/** Whether one person alone has saved a record since a revision of it. */
export async function isSavedByAlone(
  db: Db,
  recordKind: RecordKind,
  recordId: string,
  { userId, since }: { readonly userId: string; readonly since: number },
): Promise<boolean> {
  const savers = await db
    .selectFrom('historyEntry')
    .select('changedBy')
    .distinct()
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .where('revision', '>', since)
    .execute();
  return savers.length > 0 && savers.every(({ changedBy }) => changedBy === userId);
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
