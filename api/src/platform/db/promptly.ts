import type { Database } from './database.ts';
import { inTime } from './in-time.ts';

/**
 * Waits for a query that should be fast: a server that does not answer it in time counts as away, even if its
 * connections stay open. PGlite cannot hang independently of this process, so its queries are waited for. Throws
 * UNAVAILABLE.
 */
export function promptly<T>(kind: Database['kind'], work: Promise<T>): Promise<T> {
  return kind === 'pglite' ? work : inTime(work);
}
