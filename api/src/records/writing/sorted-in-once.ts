import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Limit for the pending list of one table's search index. Every search reads that list too, so it must stay small. */
const putAside = '16MB';

const indexSchema = v.object({ name: v.string() });

/**
 * Writes many rows into tables in a transaction. Entries of their full-text (GIN) indexes are collected in the pending
 * lists and merged into the indexes once, at the end, which takes a fraction of merging them every few rows. If the
 * tables belong to another account than the server's, PostgreSQL merges them as usual.
 */
export async function sortedInOnce<T>(db: Db, tables: readonly string[], work: () => Promise<T>): Promise<T> {
  const { rows } = await sql`select i.oid::regclass::text as name
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_am m on m.oid = i.relam
    where m.amname = 'gin' and x.indrelid = any (${tables}::regclass[]) and pg_has_role(i.relowner, 'USAGE')
    order by name`.execute(db.withoutPlugins());
  const indexes = rows.map((row) => v.parse(indexSchema, row).name);
  if (indexes.length === 0) return work();
  await sql`select set_config('gin_pending_list_limit', ${putAside}, true)`.execute(db);
  const done = await work();
  for (const name of indexes) await sql`select gin_clean_pending_list(${name}::regclass)`.execute(db);
  return done;
}
