import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';

/** The table of a server's first database in which the test databases record which of their indexes were used. */
const table = 'used_index';

/** A connection reports its use of indexes when it ends, which is a moment after its pool closes. */
const others = `select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** How long connections may take to end, in milliseconds. */
const longestWait = 2000;
const lookEvery = 10;

/** A single connection. The server may end it while it is closing, because the test's database is dropped next. */
function line(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function othersEnd(pool: Pool): Promise<void> {
  const until = Date.now() + longestWait;
  while ((await pool.query(others)).rows.length > 0 && Date.now() < until) await setTimeout(lookEvery);
}

/** Creates the table on a server in which its databases record their used indexes, unless it exists. */
export async function readyUsedIndexes(server: Pick<Pool, 'query'>): Promise<void> {
  await server.query(`create table if not exists ${table} (name text primary key)`);
}

/** Records on the server at `url` which indexes were used in a test's database whose pool is closed. */
export async function noteUsedIndexes(url: string, ofTest: string): Promise<void> {
  const [own, server] = [line(ofTest), line(url)];
  try {
    await othersEnd(own);
    const { rows } = await own.query<{ names: readonly string[] }>(
      `select coalesce(array_agg(indexrelname::text order by indexrelname), '{}') as names
       from pg_stat_user_indexes where schemaname = 'public' and idx_scan > 0`,
    );
    await server.query(
      `insert into ${table} select name from unnest($1::text[]) name on conflict do nothing`,
      [rows[0]?.names],
    );
  } finally {
    await Promise.all([own.end(), server.end()]);
  }
}

/**
 * The indexes of the database at `ofTests` that no test has used, without those that enforce a rule and those that find
 * the rows which reference a deleted one.
 */
export async function unusedIndexes(url: string, ofTests: string): Promise<readonly string[]> {
  const [own, server] = [line(ofTests), line(url)];
  try {
    const used = await server.query<{ name: string }>(`select name from ${table}`);
    const { rows } = await own.query<{ name: string }>(
      `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
       where c.relnamespace = 'public'::regnamespace and not i.indisunique and not i.indisexclusion
         and not (c.relname = any ($1)) and not (i.indpred is null and exists (
           select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = i.indrelid and k.conkey[1] = i.indkey[0]
             and not exists (select 1 from pg_index o join pg_class oc on oc.oid = o.indexrelid
               where o.indrelid = i.indrelid and o.indpred is null and o.indkey[0] = i.indkey[0] and oc.relname = any ($1))))
       order by c.relname`,
      [used.rows.map(({ name }) => name)],
    );
    return rows.map(({ name }) => name);
  } finally {
    await Promise.all([own.end(), server.end()]);
  }
}
