import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const rowSchema = v.object({ document: v.string() });

/** The text of an operation; undefined if no release has it. */
export async function findOperation(db: Db, sha256: string): Promise<string | undefined> {
  const { rows } = await sql`select document from persisted_operation where sha256 = ${sha256}`.execute(db);
  return rows.map((row) => v.parse(rowSchema, row).document)[0];
}

/** Stores operations; the same hash means the same text. */
export async function addOperations(db: Db, operations: ReadonlyMap<string, string>): Promise<void> {
  if (operations.size === 0) return;
  const rows = [...operations].map(([sha256, document]) => sql`(${sha256}, ${document})`);
  await sql`insert into persisted_operation (sha256, document) values ${sql.join(rows)}
    on conflict (sha256) do nothing`.execute(db);
}
