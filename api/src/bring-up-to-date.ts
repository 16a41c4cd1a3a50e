import { addNewNames } from './delivery/rollout/new-names.ts';
import { keepPapersOfBefore } from './modules/invoice-paper-store.ts';
import { lookAtStoredLand } from './modules/land/stored-land-store.ts';
import { addNewReports } from './modules/reports/new-reports-store.ts';
import type { Database } from './platform/db/database.ts';
import { migrate, pendingMigrations } from './platform/db/migrate.ts';
import type { IndexProgress } from './platform/db/migrate-outside.ts';
import { StartupError } from './platform/errors/startup-error.ts';

/**
 * Runs what migrations have not run yet, gives a place to all that the contract names: flags, areas, reports; looks in
 * which provinces land lies that was stored before that was asked; and keeps what invoices of before say.
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

/** Checks that the database was brought up to date before, as `npm run migrate` does. Throws a StartupError. */
export async function holdUpToDate({ pool, db }: Pick<Database, 'pool' | 'db'>): Promise<void> {
  const pending = await pendingMigrations(pool);
  if (pending.length > 0)
    throw new StartupError(
      `The database lacks ${pending.length} migrations, the first is ${pending[0]?.name}. Run 'npm run migrate', or set MIGRATE=true.`,
    );
  await addNewNames(db);
  await addNewReports(db);
}
