import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

/**
 * Plans that are made once, whatever a statement's values are, and go along indexes: for statements that are made so
 * that such a plan serves, and which are planned for longer than they run.
 */
const planSettings = [
  ['plan_cache_mode', 'force_generic_plan'],
  ['enable_seqscan', 'off'],
  // Without an index a plan counts as dear, and compiling it takes seconds.
  ['jit', 'off'],
] as const;

interface Limits {
  readonly db: Db;
  readonly databaseKind: Database['kind'];
  /** Whether a plan that was made before serves every statement. */
  readonly isPlannedOnce?: boolean;
}

/**
 * Lends a connection on which each statement is given up after `milliseconds`. PGlite runs in
 * this process and cannot be interrupted: there each statement takes as long as it takes.
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
        // Whoever borrows the connection next waits for this, who has the answer does not.
        await sql.raw(settings.map(([name]) => `reset ${name}`).join('; ')).execute(plain);
      }
    });
    lent.catch(reject);
  });
}
