import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const away = 'Rightway cannot reach its database right now. Try again in a moment.';
const server = await runningServer();
const { pool, kind } = server.database;

let admin: TestClient;
let saver: Client | undefined;

/**
 * Lets the database accept or refuse writes, also for new connections; open connections are ended, as in a fail-over.
 */
async function takeWrites(does: boolean): Promise<void> {
  const setting = `default_transaction_read_only = ${does ? 'off' : 'on'}`;
  if (!saver) {
    await pool.query(`set ${setting}`);
    return;
  }
  const { rows } = await saver.query('select current_database() as name');
  await saver.query(`alter database ${rows[0].name} set ${setting}`);
  await saver.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

beforeAll(async () => {
  admin = await server.signIn('admin');
  if (kind === 'pglite') return;
  saver = new Client({ connectionString: pool.options.connectionString });
  await saver.connect();
});

afterAll(() => saver?.end());

const save = (id: string, saveId: string) =>
  admin.post('/api/graphql', {
    query: 'mutation S($input: CountryInput!) { updateCountry(input: $input) { id } }',
    variables: { input: { id, saveId, code: id.slice(0, 8), name: id } },
  });
const signIn = () =>
  server
    .visitor()
    .post('/api/account/sign-in', { userName: 'admin@rightway.test', password: 'Rightway#2026' });

it('a database that takes no writes is away: sign-in, saves and calls say so, and what is saved again is there once', async () => {
  const [id, saveId] = [randomUUID(), randomUUID()];
  await takeWrites(false);
  const saved = await save(id, saveId);
  expect([saved.statusCode, saved.headers['retry-after']]).toEqual([503, '2']);
  expect(saved.json()).toMatchObject({ errors: [{ message: away, extensions: { code: 'UNAVAILABLE' } }] });
  const entered = await signIn();
  expect([entered.statusCode, entered.headers['retry-after'], entered.json()]).toEqual([
    503,
    '2',
    { message: away },
  ]);
  const kept = await admin.upload('/api/files', 'a.txt', Buffer.from(id));
  expect([kept.statusCode, kept.json().message]).toEqual([503, away]);
  expect((await server.visitor().get('/api/health')).json().ready).toBe(false);

  await takeWrites(true);
  await vi.waitFor(async () => expect((await save(id, saveId)).statusCode).toBe(200), { timeout: 300_000 });
  expect((await save(id, saveId)).json()).not.toHaveProperty('errors');
  const { rows } = await pool.query('select count(*)::int as count from history_entry where record_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ count: 1 }]);
  expect((await signIn()).statusCode).toBe(200);
  expect((await server.visitor().get('/api/health')).json().ready).toBe(true);
});
