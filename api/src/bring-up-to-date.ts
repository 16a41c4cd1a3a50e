import { addNewNames } from './delivery/rollout/new-names.ts';
import { keepPapersOfBefore } from './modules/invoice-paper-store.ts';
import { lookAtStoredLand } from './modules/land/stored-land-store.ts';
import { addNewReports } from './modules/reports/new-reports-store.ts';
import type { Database } from './platform/db/database.ts';
import { migrate, pendingMigrations } from './platform/db/migrate.ts';
import type { IndexProgress } from './platform/db/migrate-outside.ts';
import { StartupError } from './platform/errors/startup-error.ts';

/**
 * Runs pending migrations, adds the contract's flags, areas and reports that are missing in the database, determines
 * the provinces of land that was stored before they were recorded, and stores the content of older invoices.
 */
export async function bringUpToDate(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  onProgress: (progress: IndexProgress) => void = () => {},
): Promise<void> {
  await migrate(pool, { onProgress });
  await addNewNames(db);
  await addNewReports(db);
  await lookAtStoredLand(db);
  await keepPapersOfBefore(db);
}

/** Checks that the database is up to date, as after `npm run migrate`. Throws a StartupError. */
export async function holdUpToDate({ pool, db }: Pick<Database, 'pool' | 'db'>): Promise<void> {
  const pending = await pendingMigrations(pool);
  if (pending.length > 0)
    throw new StartupError(
      `The database lacks ${pending.length} migrations, the first is ${pending[0]?.name}. Run 'npm run migrate', or set MIGRATE=true.`,
    );
  await addNewNames(db);
  await addNewReports(db);
}
