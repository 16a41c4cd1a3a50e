import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

let database: Database;

beforeEach(async () => {
  database = await openTestDatabase();
  await migrate(database.pool);
});

afterEach(() => database.close());

it('the demo is filled in once, also when two copies start together', async () => {
  const seeded = await Promise.all([seedDemo(database.db), seedDemo(database.db)]);
  expect(seeded.sort()).toEqual([false, true]);
  expect(await seedDemo(database.db)).toBe(false);
  const people = await database.db.selectFrom('appUser').select('userName').execute();
  expect(people.map(({ userName }) => userName).sort()).toEqual(
    demoAccounts.map(({ userName }) => userName).sort(),
  );
});

it('the demo is filled in twice as large where that is asked for', async () => {
  expect(await seedDemo(database.db, { scale: 2 })).toBe(true);
  const { rows } = await database.pool.query<{ projects: number; agreements: number }>(
    `select (select count(*) from surface_project)::int as projects, (select count(*) from agreement)::int as agreements`,
  );
  expect(rows).toEqual([{ projects: 120, agreements: 2000 }]);
});
