import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import * as v from 'valibot';

/** A table with the rows of one import, kept in a file that `copy` reads. */
interface CopiedTable {
  readonly table: string;
  readonly columns: string;
  readonly file: string;
  readonly rows: number;
}

const one = v.object({ value: v.string() });

const queryValue = async (pool: Pool, text: string, values: readonly unknown[] = []): Promise<string> =>
  v.parse(one, (await pool.query(text, [...values])).rows[0]).value;

/** The transaction that begins next; rows written from now on belong to it or to a later one. */
export const nextTransaction = (pool: Pool): Promise<string> =>
  queryValue(pool, 'select (pg_current_xact_id()::xid)::text as value');

/** Tables that a running server writes itself: its heartbeat, and recalculated deadlines. */
const ofServer = ['server_copy', 'clock_day', 'clock_look'];

/** Writes the rows that were written since a transaction into files, table by table, without the server's own. */
async function copyOut(pool: Pool, since: string, folder: string): Promise<readonly CopiedTable[]> {
  const { rows } = await pool.query(
    `select c.relname as table, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
     group by 1 order by 1`,
    [ofServer],
  );
  const tables: CopiedTable[] = [];
  for (const { table, columns } of v.parse(
    v.array(v.object({ table: v.string(), columns: v.string() })),
    rows,
  )) {
    const file = join(folder, table);
    const fresh = `xmin::text::bigint > ${Number(since)}`;
    const count = Number(
      await queryValue(pool, `select count(*)::text as value from ${table} where ${fresh}`),
    );
    if (count === 0) continue;
    await pool.query(`copy (select ${columns} from ${table} where ${fresh}) to '${file}' (format binary)`);
    tables.push({ table, columns, file, rows: count });
  }
  return tables;
}

/**
 * Milliseconds that `copy` takes to write all rows of an import, those written since a transaction, into the same
 * tables with the same indexes but without triggers. It deletes the rows first; nobody else may write meanwhile.
 */
export async function copiedAgain(url: string, since: string) {
  const pool = new Pool({ connectionString: url, max: 1 });
  const folder = mkdtempSync(join(tmpdir(), 'rightway-copy-'));
  // The server may be another account's.
  chmodSync(folder, 0o777);
  try {
    const tables = await copyOut(pool, since, folder);
    await pool.query('set session_replication_role = replica');
    await pool.query('begin');
    for (const { table } of tables)
      await pool.query(`delete from ${table} where xmin::text::bigint > ${Number(since)}`);
    await pool.query('commit');
    for (const { table } of tables) await pool.query(`vacuum ${table}`);
    await pool.query('checkpoint');
    const begun = performance.now();
    await pool.query('begin');
    const each: Record<string, string> = {};
    for (const { table, columns, file, rows } of tables) {
      const own = performance.now();
      await pool.query(`copy ${table} (${columns}) from '${file}' (format binary)`);
      each[table] = `${rows} rows in ${(performance.now() - own).toFixed(0)} ms`;
    }
    await pool.query('commit');
    return { milliseconds: performance.now() - begun, each };
  } finally {
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
