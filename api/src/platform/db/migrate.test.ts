import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

it('runs each migration once, in order, also when two copies start together', async () => {
  const [first, second] = await Promise.all([migrate(database.pool), migrate(database.pool)]);
  const ran = [...first, ...second];
  expect(ran).toEqual([...ran].sort());
  expect(ran.length).toBeGreaterThanOrEqual(2);
  expect(new Set(ran).size).toBe(ran.length);
  expect(await migrate(database.pool)).toEqual([]);
});
