import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storedTables, storedTablesFile } from '../../testing/stored-tables.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

it('the types of the stored tables are what the migrations make: else npm run tables', async () => {
  const database = await openTestDatabase();
  try {
    await migrate(database.pool);
    expect(readFileSync(storedTablesFile, 'utf8')).toBe(await storedTables(database.pool));
  } finally {
    await database.close();
  }
});
