import { type ControlledTransaction, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Number of rows that are fetched at a time. */
const fetched = 500;

/** The database as it was at one moment. */
interface Snapshot {
  /** The rows of a statement in batches, so that they are never all in memory. Only one statement at a time. */
  readonly rows: (statement: RawBuilder<unknown>) => AsyncGenerator<readonly unknown[]>;
  readonly close: () => Promise<void>;
}

async function* rowsOf(
  transaction: ControlledTransaction<Tables>,
  statement: RawBuilder<unknown>,
): AsyncGenerator<readonly unknown[]> {
  const db = transaction.withoutPlugins();
  await sql`declare snapshot_rows no scroll cursor for ${statement}`.execute(db);
  for (;;) {
    const { rows } = await sql`fetch ${sql.lit(fetched)} from snapshot_rows`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < fetched) break;
  }
  await sql`close snapshot_rows`.execute(db);
}

/** Opens a read-only snapshot of the database as it is now; it occupies a connection until it is closed. */
export async function openSnapshot(db: Db): Promise<Snapshot> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  return {
    rows: (statement) => rowsOf(transaction, statement),
    close: async () => {
      await transaction.rollback().execute();
    },
  };
}
