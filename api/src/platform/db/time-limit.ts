import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

/**
 * Settings for plans that are made once, for any values, and that use indexes. Only for statements that are written so
 * that such a plan suits them, and whose planning takes longer than running them.
 */
const planSettings = [
  ['plan_cache_mode', 'force_generic_plan'],
  ['enable_seqscan', 'off'],
] as const;

interface Limits {
  readonly db: Db;
  readonly databaseKind: Database['kind'];
  /** Whether one plan suits every statement, so that it can be reused. */
  readonly isPlannedOnce?: boolean;
}

/**
 * Runs work on a connection on which each statement is aborted after `milliseconds`. PGlite runs in this process and
 * cannot be interrupted, so there the limit has no effect.
 */
export async function withTimeLimit<T>(
  { db, databaseKind, isPlannedOnce = false }: Limits,
  milliseconds: number,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (databaseKind === 'pglite') return work(db);
  return new Promise((resolve, reject) => {
    const lent = db.connection().execute(async (own) => {
      const plain = own.withoutPlugins();
      const settings = [['statement_timeout', String(milliseconds)], ...(isPlannedOnce ? planSettings : [])];
      const set = settings.map(([name, value]) => sql`set_config(${name}, ${value}, false)`);
      await sql`select ${sql.join(set)}`.execute(plain);
      try {
        resolve(await work(own));
      } catch (error) {
        reject(error);
      } finally {
        // The next user of the connection has to wait for this, but the answer is returned already.
        await sql.raw(settings.map(([name]) => `reset ${name}`).join('; ')).execute(plain);
      }
    });
    lent.catch(reject);
  });
}
