import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { sqlStateOf } from '../../platform/db/sql-state.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/**
 * Classes of PostgreSQL errors that concern a row: cardinality, data, integrity. Others, such as a deadlock, end the
 * transaction.
 */
const ofRows = /^(21|22|23)/;

/**
 * Runs a part of a transaction that may be refused. If it is, only this part is rolled back and the transaction
 * continues. Returns the result or the refusal. Throws errors that do not concern a row.
 */
export async function behindSavepoint<T>(
  db: Db,
  work: () => Promise<T>,
): Promise<{ readonly done: T } | { readonly refusal: unknown }> {
  await sql`savepoint part_of_work`.execute(db);
  try {
    const done = await work();
    await sql`release savepoint part_of_work`.execute(db);
    return { done };
  } catch (error) {
    if (!(error instanceof AppError) && !ofRows.test(sqlStateOf(error) ?? '')) throw error;
    await sql`rollback to savepoint part_of_work`.execute(db);
    return { refusal: error };
  }
}
