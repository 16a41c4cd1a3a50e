import { sql } from 'kysely';
import { sqlStateOf } from '../../platform/db/sql-state.ts';
import type { RecordContext } from '../record-context.ts';

// PostgreSQL: deadlock detected, serialization failure. Nothing was written, and another attempt may succeed.
const passing = new Set(['40P01', '40001']);
const attempts = 3;

/** Thrown to roll back a rehearsed write that succeeded. */
class TakenBack extends Error {}

/** Runs a write to its end, including the deferred checks of the database, and rolls it back. */
async function rehearse<TContext extends RecordContext, T>(
  context: TContext,
  work: (within: TContext) => Promise<T>,
): Promise<T> {
  let done: { readonly answer: T } | undefined;
  try {
    await context.db.transaction().execute(async (db) => {
      const answer = await work({ ...context, db });
      await sql`set constraints all immediate`.execute(db);
      done = { answer };
      throw new TakenBack();
    });
  } catch (error) {
    if (done && error instanceof TakenBack) return done.answer;
    throw error;
  }
  throw new Error('A rehearsed write was not taken back.');
}

/** Runs a write in one transaction, and repeats it if the database aborted it because of a concurrent transaction. */
export async function inTransaction<TContext extends RecordContext, T>(
  context: TContext,
  work: (within: TContext) => Promise<T>,
  attempt = 1,
): Promise<T> {
  // Already part of a larger write.
  if (context.db.isTransaction) return work(context);
  try {
    if (context.isRehearsal) return await rehearse(context, work);
    return await context.db.transaction().execute((db) => work({ ...context, db }));
  } catch (error) {
    if (attempt >= attempts || !passing.has(sqlStateOf(error) ?? '')) throw error;
    return inTransaction(context, work, attempt + 1);
  }
}
