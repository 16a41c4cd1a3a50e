import type { Pool, PoolClient } from 'pg';
import { type MigrationFile, wholeStatementsOf } from './migration-files.ts';

/** The progress of an index that is being built. */
export interface IndexProgress {
  readonly index: string;
  /** PostgreSQL's name for the current phase, as 'building index: scanning table'. */
  readonly phase: string;
  /** Progress of this phase, in per cent; null where it is unknown. */
  readonly percent: number | null;
}

/** Interval between progress reports, in milliseconds. */
const lookEvery = 2000;

const concurrentIndex = /^create (?:unique )?index concurrently if not exists (\w+) on /i;

const progressQuestion = `select p.phase,
    coalesce(i.relname, '') as "index",
    floor(100.0 * case when p.blocks_total > 0 then p.blocks_done::numeric / p.blocks_total
      when p.tuples_total > 0 then p.tuples_done::numeric / p.tuples_total end)::int as percent
  from pg_stat_progress_create_index p left join pg_class i on i.oid = p.index_relid where p.pid = $1`;

/**
 * Reports the progress of an index until the returned function is called. With a pool of one connection none is left to
 * query with: then nothing is reported.
 */
function watchProgress(pool: Pool, pid: number, onProgress: (progress: IndexProgress) => void): () => void {
  if (pool.options.max === 1) return () => {};
  const timer = setInterval(() => {
    pool.query<IndexProgress>(progressQuestion, [pid]).then(
      ({ rows }) => rows.forEach(onProgress),
      () => {},
    );
  }, lookEvery);
  return () => clearInterval(timer);
}

/** Drops an unfinished index whose creation was interrupted: no query uses it, but it would count as existing. */
async function dropUnfinished(client: PoolClient, name: string): Promise<void> {
  const { rows } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rows.length > 0) await client.query(`drop index concurrently if exists ${name}`);
}

/**
 * Runs the statements of a migration one by one, without a transaction, so that indexes are built while people write.
 * After an interruption it is run again from the beginning, so such a migration may only create indexes that do not
 * exist and drop indexes that do. Throws if it does anything else.
 */
export async function runOutside(
  pool: Pool,
  client: PoolClient,
  { name, sql }: MigrationFile,
  onProgress: (progress: IndexProgress) => void,
): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stopWatching = watchProgress(pool, rows[0]?.pid ?? 0, onProgress);
  try {
    for (const statement of wholeStatementsOf(sql)) {
      const [, index] = concurrentIndex.exec(statement) ?? [];
      if (index === undefined && !/^drop index concurrently if exists \w+$/i.test(statement))
        throw new Error(
          `${name} does more outside a transaction than to create and drop indexes: ${statement}`,
        );
      if (index !== undefined) await dropUnfinished(client, index);
      await client.query(statement);
    }
  } finally {
    stopWatching();
  }
  await client.query('insert into migration (name) values ($1)', [name]);
}
