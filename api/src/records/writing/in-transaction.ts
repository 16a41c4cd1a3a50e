import { sqlStateOf } from '../../platform/db/sql-state.ts';
import type { RecordContext } from '../record-context.ts';

// PostgreSQL: deadlock detected, serialization failure. Nothing was written, and trying again may work.
const passing = new Set(['40P01', '40001']);
const attempts = 3;

/** Runs a write in one transaction, again where the database broke it off because of another one. */
export async function inTransaction<TContext extends RecordContext, T>(
  context: TContext,
  work: (within: TContext) => Promise<T>,
  attempt = 1,
): Promise<T> {
  // Part of a larger write already.
  if (context.db.isTransaction) return work(context);
  try {
    return await context.db.transaction().execute((db) => work({ ...context, db }));
  } catch (error) {
    if (attempt >= attempts || !passing.has(sqlStateOf(error) ?? '')) throw error;
    return inTransaction(context, work, attempt + 1);
  }
}
