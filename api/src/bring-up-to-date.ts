import { addNewNames } from './delivery/rollout/new-names.ts';
import { addNewReports } from './modules/reports/new-reports-store.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';

/** Runs what migrations have not run yet, and gives a place to all that the contract names: flags, areas, reports. */
export async function bringUpToDate({ pool, db }: Pick<Database, 'pool' | 'db'>): Promise<void> {
  await migrate(pool);
  await addNewNames(db);
  await addNewReports(db);
}
