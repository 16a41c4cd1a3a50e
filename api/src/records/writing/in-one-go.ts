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
 * Does the work for many rows at once. If a row is refused, rolls the work back and runs `each`, which finds out which
 * row it was.
 */
export async function inOneGo(db: Db, work: () => Promise<void>, each: () => Promise<void>): Promise<void> {
  await sql`savepoint in_one_go`.execute(db);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) && !ofRows.test(sqlStateOf(error) ?? '')) throw error;
    await sql`rollback to savepoint in_one_go`.execute(db);
    return each();
  }
  await sql`release savepoint in_one_go`.execute(db);
}
