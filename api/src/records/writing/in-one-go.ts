import type { Db } from '../../platform/db/database.ts';
import { behindSavepoint } from './savepoint-store.ts';

/**
 * Does the work for many rows at once. If a row is refused, rolls the work back and runs `each`, which finds out which
 * row it was.
 */
export async function inOneGo(db: Db, work: () => Promise<void>, each: () => Promise<void>): Promise<void> {
  if ('refusal' in (await behindSavepoint(db, work))) await each();
}
