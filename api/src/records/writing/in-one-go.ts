import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { sqlStateOf } from '../../platform/db/sql-state.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Classes of PostgreSQL's refusals of a row: cardinality, data, integrity. Others, as a deadlock, end the transaction. */
const ofRows = /^(21|22|23)/;

/**
 * Does work of many rows in one go; where a row is refused, takes it back and does `each` instead, which finds out which.
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
