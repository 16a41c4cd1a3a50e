import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();

it('carries a plan out without compiling it, however many rows the server guesses', async () => {
  // The planner does not know where a series ends: it expects a thousand million rows, and there are none.
  const { rows } = await sql<Record<string, string>>`explain (analyze)
    select count(*) from agreement a cross join agreement b cross join generate_series(1, (select 0)) n
    where a.sequence + b.sequence > n`.execute(server.database.db);
  const plan = rows.flatMap((row) => Object.values(row)).join('\n');
  expect(plan).toContain('Nested Loop');
  expect(plan).not.toContain('JIT');
});
