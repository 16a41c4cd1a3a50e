import type { TestServer } from './test-server.ts';

/**
 * Restores the demo's archived projects, for tests that count rows in the database: otherwise lists leave some of them
 * out.
 */
export async function nothingArchived({ database }: TestServer): Promise<void> {
  await database.pool.query('update surface_project set is_archived = false');
}
