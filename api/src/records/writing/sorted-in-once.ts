import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Limit of the pending list of one table's search index; all searches read that list too. */
const putAside = '16MB';

const indexSchema = v.object({ name: v.string() });

/**
 * Writes much into tables in a transaction: what their texts are searched by is put aside and sorted into its indexes
 * once, at the end, which takes a fraction of sorting it in every few rows. As the database always does it where its
 * tables belong to another account than the server's.
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
