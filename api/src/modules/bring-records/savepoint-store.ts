import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { sqlStateOf } from '../../platform/db/sql-state.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Classes of PostgreSQL's refusals of a row; others, as a deadlock, end the transaction. */
const ofRows = /^(21|22|23)/;

/**
 * Does a part of a transaction that may be refused; then it is taken back, and the rest of the transaction goes on.
 * Returns what was done, or the refusal. Throws what is no refusal of a row.
 */
export async function behindSavepoint<T>(
  db: Db,
  work: () => Promise<T>,
): Promise<{ readonly done: T } | { readonly refusal: unknown }> {
  await sql`savepoint bring_records`.execute(db);
  try {
    const done = await work();
    await sql`release savepoint bring_records`.execute(db);
    return { done };
  } catch (error) {
    if (!(error instanceof AppError) && !ofRows.test(sqlStateOf(error) ?? '')) throw error;
    await sql`rollback to savepoint bring_records`.execute(db);
    return { refusal: error };
  }
}
