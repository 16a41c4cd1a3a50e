import { type ControlledTransaction, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows that are fetched at a time. */
const fetched = 500;

/** The database as it stood at one moment. */
interface Snapshot {
  /** The rows of a statement, some at a time: they are never in memory together. One statement after the other. */
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

/** Opens the database as it stands now, for reading alone; it keeps a connection until it is closed. */
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
