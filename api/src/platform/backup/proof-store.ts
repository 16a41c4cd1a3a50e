import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import type { BackupContent } from './backup-manifest.ts';

const personSchema = v.object({ id: v.string(), userName: v.string() });

/** A person who can sign in with a password; undefined if no one has chosen one yet. */
export async function findPerson(db: Db): Promise<v.InferOutput<typeof personSchema> | undefined> {
  const { rows } = await sql`select id::text as id, user_name as "userName" from app_user
    where is_active and password_hash is not null order by user_name limit 1`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(personSchema, row))[0];
}

/** The id of the newest entry of the history. */
export async function newestEntryOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql`select id::text as id from history_entry
    order by changed_at desc, id limit 1`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id)[0];
}

/**
 * Records that a backup was restored and compared, and how many faults (`wrong`) were found; the console shows how old
 * the last is.
 */
export async function addProof(
  db: Db,
  { takenAt, tables, files }: Pick<BackupContent, 'takenAt' | 'tables' | 'files'>,
  wrong: number,
  now: Date,
): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await sql`insert into backup_proof (id, taken_at, checked_at, rows, files, wrong)
    values (${randomUUID()}, ${takenAt}::timestamptz, ${now}, ${rows}, ${files.length}, ${wrong})`.execute(
    db,
  );
}
