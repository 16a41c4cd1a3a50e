import type { Pool, PoolClient } from 'pg';
import { type IndexProgress, runOutside } from './migrate-outside.ts';
import { type MigrationFile, migrationFiles, migrationsFolder } from './migration-files.ts';
import { sqlStateOf } from './sql-state.ts';

// Any number, the same in every copy of the server: only one of them migrates at a time.
const advisoryLock = 4_711_082;

/**
 * Pause before checking again whether another instance is done, and before asking again for a table, in milliseconds.
 */
const pause = 200;

/**
 * How long to wait for a table at a time, and how often. All later queries queue behind this wait, so it lets them
 * through in between.
 */
const longestLock = '3s';
const mostAttempts = 100;
const lockTimedOut = '55P03';

interface MigrateOptions {
  readonly folder?: string;
  /** Runs only these of the pending migrations; without it all of them. */
  readonly only?: ReadonlySet<string>;
  /** Called with the progress of indexes that take a while. */
  readonly onProgress?: (progress: IndexProgress) => void;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for its turn by polling: a waiting statement would block another instance that is building an index. */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      advisoryLock,
    ]);
    if (rows[0]?.taken) return;
    await wait(pause);
  }
}

async function runWithin(
  client: PoolClient,
  { name, sql }: Pick<MigrationFile, 'name' | 'sql'>,
  attempt = 1,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${longestLock}'`);
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (sqlStateOf(error) !== lockTimedOut || attempt >= mostAttempts) throw error;
    await wait(pause);
    await runWithin(client, { name, sql }, attempt + 1);
  }
}

/** The migrations that a database has not run yet, in their order. */
export async function pendingMigrations(
  db: Pick<PoolClient, 'query'>,
  folder = migrationsFolder,
): Promise<readonly MigrationFile[]> {
  const { rows: tables } = await db.query<{ name: string | null }>(
    `select to_regclass('migration')::text as name`,
  );
  const known = new Set<string>();
  if (tables[0]?.name) {
    const { rows } = await db.query<{ name: string }>('select name from migration');
    for (const { name } of rows) known.add(name);
  }
  return migrationFiles(folder).filter(({ name }) => !known.has(name));
}

/**
 * Runs each migration that has not run yet, in order: each in its own transaction, except those that build indexes
 * while people work. Returns their names.
 */
export async function migrate(
  pool: Pool,
  { folder = migrationsFolder, only, onProgress = () => {} }: MigrateOptions = {},
): Promise<readonly string[]> {
  const client = await pool.connect();
  const done: string[] = [];
  try {
    // The index of a large table may take any amount of time.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await takeTurn(client);
    await client.query(
      'create table if not exists migration (name text primary key, run_at timestamptz not null default now())',
    );
    for (const file of await pendingMigrations(client, folder)) {
      if (only && !only.has(file.name)) continue;
      try {
        if (file.isOutside) await runOutside(pool, client, file, onProgress);
        else await runWithin(client, file);
      } catch (error) {
        throw new Error(`The migration ${file.name} failed.`, { cause: error });
      }
      done.push(file.name);
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLock]).catch(() => {});
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => {});
    client.release();
  }
}
