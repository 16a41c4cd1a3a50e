import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from './database.ts';
import { databaseFailure } from './sql-state.ts';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Name of the unique index that a write violated; undefined for any other failure. */
export function brokenUnique(error: unknown): string | undefined {
  const failure = databaseFailure(error);
  return failure?.code === uniqueViolation ? failure.constraint : undefined;
}

/**
 * The table whose rows reference a record that does not exist, or that was to be deleted; undefined for any other
 * failure.
 */
export function brokenReference(error: unknown): string | undefined {
  const failure = databaseFailure(error);
  return failure?.code === foreignKeyViolation ? failure.table : undefined;
}

const indexSchema = v.object({ table: v.string(), columns: v.array(v.string()) });

/** The table and the columns of an index, including those within its expressions. */
export async function findIndex(db: Db, name: string) {
  const { rows } = await sql`select t.relname::text as "table", json_agg(distinct a.attname) as columns
    from pg_class i join pg_index x on x.indexrelid = i.oid join pg_class t on t.oid = x.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and (a.attnum = any (x.indkey) or exists (
      select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = i.oid
        and d.refobjid = t.oid and d.refobjsubid = a.attnum))
    where i.relname = ${name} and pg_table_is_visible(t.oid) group by t.relname`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(indexSchema, row))[0];
}
