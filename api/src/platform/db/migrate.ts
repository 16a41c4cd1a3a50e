import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

const folder = join(import.meta.dirname, 'migrations');
// Any number, the same in every copy of the server: only one of them migrates at a time.
const advisoryLock = 4_711_082;

/** Runs each migration that has not run yet, in order, each in a transaction of its own. Returns their names. */
export async function migrate(pool: Pool): Promise<readonly string[]> {
  const client = await pool.connect();
  const done: string[] = [];
  try {
    // An index of a large table, and the wait for another copy that makes it, take as long as they take.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query(
      'create table if not exists migration (name text primary key, run_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const known = new Set(rows.map(({ name }) => name));
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.sql') || known.has(name)) continue;
      await client.query('begin');
      try {
        await client.query(readFileSync(join(folder, name), 'utf8'));
        await client.query('insert into migration (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`The migration ${name} failed.`, { cause: error });
      }
      done.push(name);
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLock]).catch(() => {});
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => {});
    client.release();
  }
}
