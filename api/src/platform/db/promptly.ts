import type { Database } from './database.ts';
import { inTime } from './in-time.ts';

/**
 * Waits for a query that is short by nature: a server that does not answer it
 * in time counts as away, although its connections stay open. PGlite cannot
 * hang apart from this process; its queries queue and are waited for. Throws UNAVAILABLE.
 */
export function promptly<T>(kind: Database['kind'], work: Promise<T>): Promise<T> {
  return kind === 'pglite' ? work : inTime(work);
}
