import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTimeLimit } from '../../platform/db/time-limit.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

it('names the kind that could not be searched, and finds the others', async () => {
  await sql`alter table related_document rename column search_text to lost_text`.execute(server.database.db);
  const operator = await server.signIn('operator');
  const answer = await operator.get('/api/search?text=peters');
  expect(answer.statusCode).toBe(200);
  const { failed, records } = answer.json().result;
  expect(failed).toEqual(['documents']);
  expect(records.length).toBeGreaterThan(0);
});

it('gives up a statement that takes too long, and the connection is as it was', async () => {
  const { db, kind } = server.database;
  const limited = withTimeLimit({ db, databaseKind: kind }, 50, async (own) => {
    await sql`select pg_sleep(0.2)`.execute(own);
  });
  if (kind === 'pglite') await limited;
  else await expect(limited).rejects.toMatchObject({ code: '57014' });
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db);
  expect(rows[0]?.statementTimeout).toBe('0');
});
