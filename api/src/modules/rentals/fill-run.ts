import type { Db } from '../../platform/db/database.ts';
import { rentPages } from './found-rents.ts';
import {
  countRents,
  type Decided,
  type LockedRun,
  lockRun,
  type NewRun,
  writeRents,
  writeRun,
} from './rent-run-store.ts';

/** The company and month of a run. */
export const scopeOf = (run: LockedRun) => ({
  scope: { companyId: run.ownerId, operatorId: run.operatorId, surfaceProjectId: run.surfaceProjectId },
  window: { from: run.month, through: run.through, missedSince: run.missedSince },
});

/** Finds the rents of a run and stores them; earlier decisions stay with their rents. */
export async function fillRun(
  run: LockedRun,
  db: Db,
  decisions: ReadonlyMap<string, Decided> = new Map(),
): Promise<void> {
  const { scope, window } = scopeOf(run);
  for await (const found of rentPages(db, scope, window)) await writeRents(db, run.id, found, decisions);
}

/** Stores a new run and the rents that it finds; returns false if there is a run with this id already. */
export async function prepareRunOf(db: Db, made: NewRun): Promise<boolean> {
  if (!(await writeRun(db, made))) return false;
  const run = await lockRun(db, made.id);
  if (!run) return false;
  await fillRun(run, db);
  await countRents(db, made.id, true);
  return true;
}
