import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { gridSources } from 'shared-contracts/grids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { newestBeat } from './delivery/health/copy-store.ts';
import { readConfig } from './platform/config/config.ts';
import { readSignal } from './platform/db/replicas/read-signal.ts';
import { openReplica } from './platform/db/replicas/replica.ts';
import { type ReplicaWatch, watchReplicas } from './platform/db/replicas/replica-watch.ts';
import { systemTicks } from './platform/server/clock.ts';
import { openedDocument } from './testing/made-document.ts';
import { memoryMail } from './testing/memory-mail.ts';
import { reportRequest } from './testing/run-report.ts';
import { type Standby, startStandby } from './testing/standby.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

interface Copy {
  readonly app: FastifyInstance;
  readonly replicas: ReplicaWatch;
}

let server: TestServer;
let standby: Standby;
let copies: readonly [Copy, Copy];
let cookie: string;
let readFrom: string[];
let stopListening: () => void;

/** A copy of the API that writes to the test's database and reads from the standby. */
async function copyOf({ database, files }: TestServer): Promise<Copy> {
  const replicas = watchReplicas(database.db, [openReplica(standby.url, 4, newestBeat)], newestBeat);
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', SESSION_MEMORY: '0' }),
    db: database.db,
    isDatabaseReady: database.isReady,
    databaseKind: database.kind,
    replicas,
    clock: () => new Date(),
    ticks: systemTicks,
    files,
    releases: { put: async () => {}, get: async () => undefined, remove: async () => {} },
    mailTransport: memoryMail(),
  });
  return { app, replicas };
}

/** Lets time pass until the copies read from the standby. */
const until = (isUsed: boolean) =>
  vi.waitFor(
    async () => {
      await copies[0].app.beat.beat();
      for (const { replicas } of copies) await replicas.look();
      for (const { replicas } of copies) expect(replicas.states()).toMatchObject([{ isUsed }]);
    },
    { timeout: 300_000, interval: 50 },
  );

const countries = gridSources.find(({ name }) => name === 'countries');

/** Sends requests as a browser does, which keeps the cookies of the answers. */
function browser(signedIn: string) {
  const kept = new Map<string, string>();
  const post = async ({ app }: Copy, url: string, payload: object) => {
    const cookies = [signedIn, ...[...kept].map((pair) => pair.join('='))].join('; ');
    const answer = await app.inject({ method: 'POST', url, headers: { cookie: cookies }, payload });
    for (const { name, value } of answer.cookies) kept.set(name, value);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json();
  };
  return {
    kept,
    save: async (copy: Copy, name: string) => {
      const query = 'mutation S($input: CountryInput!) { updateCountry(input: $input) { id } }';
      const input = { id: randomUUID(), code: name.slice(0, 2).toUpperCase(), name };
      expect(await post(copy, '/api/graphql', { query, variables: { input } })).not.toHaveProperty('errors');
    },
    list: async (copy: Copy): Promise<readonly string[]> => {
      const { result } = await post(copy, `/api/grids/source/${countries?.id}`, { first: 200 });
      return result.rows.map((row: Record<string, unknown>) => JSON.stringify(row));
    },
    post,
  };
}

const names = (rows: readonly string[], name: string) => rows.filter((row) => row.includes(name)).length;

beforeAll(async () => {
  server = await startTestServer();
  const url = server.database.pool.options.connectionString ?? '';
  standby = await startStandby(server.database.pool, url);
  copies = [await copyOf(server), await copyOf(server)];
  const signIn = await copies[0].app.inject({
    method: 'POST',
    url: '/api/account/sign-in',
    payload: { userName: 'admin@rightway.test', password: 'Rightway#2026' },
  });
  cookie = signIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
});

afterAll(async () => {
  for (const { app, replicas } of copies) {
    await app.close();
    await replicas.stop();
  }
  await standby.stop();
  await server.stop();
});

beforeEach(async () => {
  readFrom = [];
  await until(true);
  stopListening = readSignal.listen(({ server: from }) => readFrom.push(from));
});

afterEach(() => stopListening());

it('lists and reports come from a replica that shows what was saved', async () => {
  const one = browser(cookie);
  await one.save(copies[0], 'Qqueland');
  await vi.waitFor(
    async () => {
      readFrom.length = 0;
      expect(names(await one.list(copies[0]), 'Qqueland')).toBe(1);
      expect(readFrom).toEqual(['replica']);
    },
    { timeout: 300_000 },
  );
  readFrom.length = 0;
  const body = reportRequest('timesheetDetails', {}, { outputFormat: 'Excel' });
  const { result } = await one.post(copies[0], '/api/reports/run', body);
  await openedDocument(await server.signIn('admin'), result);
  expect(readFrom).toEqual(['replica']);
});

it('a list never shows less than what its reader just saved, at whichever copy, while others may wait for it', async () => {
  await standby.pause();
  try {
    const [one, other] = [browser(cookie), browser(cookie)];
    await one.save(copies[0], 'Sylvania');
    expect(one.kept.get('rightway_saved')).toMatch(/^[\dA-F]+-[\dA-F]+-[\dA-F]+$/);
    expect(names(await one.list(copies[0]), 'Sylvania')).toBe(1);
    expect(names(await one.list(copies[1]), 'Sylvania')).toBe(1);
    // The first copy remembers that the person saved, whatever the browser.
    expect(names(await other.list(copies[0]), 'Sylvania')).toBe(1);
    expect(readFrom).toEqual(['primary', 'primary', 'primary']);
    // A person who saved nothing reads what the standby has.
    expect(names(await other.list(copies[1]), 'Sylvania')).toBe(0);
    expect(readFrom.at(-1)).toBe('replica');
  } finally {
    await standby.resume();
  }
});

it('a position that a browser made up costs a look at the primary, and no failure', async () => {
  const one = browser(cookie);
  for (const made of [
    'FFFFFFFF-FFFFFFFF-FFFFFFFF',
    '1-FFFFFFFF-FFFFFFFF',
    'x',
    '0/0',
    'unknown',
    "'; drop",
  ]) {
    one.kept.set('rightway_saved', encodeURIComponent(made));
    expect((await one.list(copies[1])).length).toBeGreaterThan(0);
  }
});

it('a replica that stops is left at once, and nobody is refused', async () => {
  const one = browser(cookie);
  standby.halt();
  expect((await one.list(copies[1])).length).toBeGreaterThan(0);
  expect((await one.list(copies[1])).length).toBeGreaterThan(0);
  expect(readFrom).toEqual(['primary', 'primary']);
  standby.start();
});

it('a replica that took over is left out, as it follows nobody', async () => {
  const one = browser(cookie);
  standby.promote();
  expect((await one.list(copies[1])).length).toBeGreaterThan(0);
  await until(false);
  readFrom.length = 0;
  expect((await one.list(copies[1])).length).toBeGreaterThan(0);
  expect(readFrom).toEqual(['primary']);
});
