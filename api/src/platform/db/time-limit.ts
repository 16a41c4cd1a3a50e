import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

/**
 * Lends a connection on which each statement is given up after `milliseconds`. PGlite runs in
 * this process and cannot be interrupted: there each statement takes as long as it takes.
 */
export async function withTimeLimit<T>(
  { db, databaseKind }: { readonly db: Db; readonly databaseKind: Database['kind'] },
  milliseconds: number,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (databaseKind === 'pglite') return work(db);
  return db.connection().execute(async (own) => {
    await sql`select set_config('statement_timeout', ${String(milliseconds)}, false)`.execute(own);
    try {
      return await work(own);
    } finally {
      await sql`reset statement_timeout`.execute(own);
    }
  });
}
