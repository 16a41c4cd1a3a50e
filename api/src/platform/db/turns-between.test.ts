import { afterAll, expect, it } from 'vitest';
import { countTurns } from '../../testing/count-turns.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

it('statements that follow each other leave everybody a turn in between, on the embedded database too', async () => {
  const statements = 20;
  const others = countTurns();
  for (let place = 0; place < statements; place += 1)
    await database.pool.query('select count(*) from generate_series(1, 200000)');
  expect(others.end()).toBeGreaterThanOrEqual(statements - 1);
});
