import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import { withTimeLimit } from './time-limit.ts';

const server = await runningServer();

it('gives up a statement that takes too long, and the connection is as it was', async () => {
  const { db, kind } = server.database;
  const limit = async () =>
    (await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)).rows;
  const before = await limit();
  const limited = withTimeLimit({ db, databaseKind: kind }, 50, async (own) => {
    await sql`select pg_sleep(0.2)`.execute(own);
  });
  if (kind === 'pglite') await limited;
  else await expect(limited).rejects.toMatchObject({ code: '57014' });
  expect(await limit()).toEqual(before);
});

it('lends a connection that plans once, and takes it back as it was', async () => {
  const { db, kind } = server.database;
  const settings = sql<{
    cached: string;
    scans: string;
  }>`select current_setting('plan_cache_mode') as cached, current_setting('enable_seqscan') as scans`;
  const before = (await settings.execute(db)).rows;
  const [lent] = await withTimeLimit(
    { db, databaseKind: kind, isPlannedOnce: true },
    1000,
    async (own) => (await settings.execute(own)).rows,
  );
  expect(lent).toEqual(kind === 'pglite' ? before[0] : { cached: 'force_generic_plan', scans: 'off' });
  expect((await settings.execute(db)).rows).toEqual(before);
});
