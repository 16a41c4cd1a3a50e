import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperations } from '../../delivery/operations/persisted-operations-store.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { countMetrics, type InstallationFigures, type Metrics } from './metrics.ts';
import { metricsServer } from './metrics-server.ts';

const figures: InstallationFigures = {
  mails: 3,
  oldestMailSeconds: 90,
  imports: 1,
  sessions: 2,
  releases: [
    { area: 'map', stage: 'stable', loads: 40, failures: 2, isHalted: false },
    { area: 'map', stage: 'candidate', loads: 4, failures: 5, isHalted: true },
  ],
  backupTaken: 1_764_000_000,
  isBackupBroken: false,
};

const operation = 'query HeadOfMetrics { currentUser { id } }';
const sha256Hash = createHash('sha256').update(operation).digest('hex');

let server: TestServer;
let metrics: Metrics;
let isUp = true;

beforeAll(async () => {
  server = await startTestServer();
  metrics = countMetrics({ isReady: async () => isUp, readFigures: async () => figures });
  await addOperations(server.database.db, new Map([[sha256Hash, operation]]));
});

afterAll(async () => {
  metrics.stop();
  await server.stop();
});

beforeEach(() => {
  isUp = true;
});

describe('the numbers of a copy', () => {
  it('tell requests by call and by the name that a release gave, and how they ended', async () => {
    const client = await server.signIn('admin');
    await client.get('/api/start/doors');
    await client.get('/api/rollout/areas');
    await client.post('/api/graphql', { extensions: { persistedQuery: { sha256Hash } } });
    const text = await metrics.read();
    expect(text).toMatch(/rightway_requests_total\{operation="GET \/api\/start\/doors",outcome="done"\} 1/);
    expect(text).toMatch(/rightway_requests_total\{operation="graphql HeadOfMetrics",outcome="done"\} 1/);
    expect(text).toMatch(/rightway_request_seconds_count\{operation="graphql HeadOfMetrics"\} 1/);
    expect(text).toMatch(/rightway_statements_total\{outcome="done"\} [1-9]/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
  });

  it('have no label that a client made up, nor anything of a person', async () => {
    const client = await server.signIn('admin');
    await client.get('/api/made-up-by-a-client?of=rightway.test');
    await client.send({ method: 'GET', url: '/made/up/too' });
    await client.post('/api/graphql', {
      query: 'query MadeUpName { currentUser { id } }',
      operationName: 'MadeUpName',
    });
    await client.post('/api/graphql', { query: 'query MadeUpFailure { noSuchField }' });
    await client.get(`/api/contacts/${crypto.randomUUID()}/vcard`);
    const text = await metrics.read();
    expect(text).not.toMatch(/made-up|made.up|MadeUp|rightway\.test|@/);
    expect(text).toMatch(/operation="graphql",outcome="done"/);
    expect(text).toMatch(/operation="graphql",outcome="refused"/);
    expect(text).toMatch(/operation="no such call",outcome="refused"/);
    expect(text).toMatch(/operation="GET \/api\/contacts\/:id\/vcard",outcome="refused"/);
  });

  it('tell how the installation is, and nothing of it while its database is away', async () => {
    const there = await metrics.read();
    expect(there).toMatch(/rightway_database_up 1/);
    expect(there).toMatch(/rightway_release_failures\{area="map",stage="candidate"\} 5/);
    expect(there).toMatch(/rightway_release_halted\{area="map"\} 1/);
    expect(there).toMatch(/rightway_backup_taken_timestamp_seconds 1764000000/);
    isUp = false;
    const away = await metrics.read();
    expect(away).toMatch(/rightway_database_up 0/);
    expect(away).not.toMatch(/rightway_(backup|release|mail|session)/);
    expect(away).toMatch(/rightway_pool_waiting 0/);
  });
});

describe('the port of the numbers', () => {
  it('answers whoever has the token, and no other call', async () => {
    const port = metricsServer(metrics, 'a-token-of-sixteen');
    const ask = (url: string, authorization?: string) =>
      port.inject({ url, headers: authorization === undefined ? {} : { authorization } });
    expect((await ask('/metrics', 'Bearer a-token-of-sixteen')).body).toMatch(/rightway_database_up 1/);
    for (const wrong of [undefined, '', 'Bearer ', 'Bearer another', 'a-token-of-sixteen']) {
      const refused = await ask('/metrics', wrong);
      expect([wrong, refused.statusCode, refused.body]).toEqual([wrong, 401, '']);
    }
    expect((await ask('/', 'Bearer a-token-of-sixteen')).statusCode).toBe(404);
    await port.close();
  });

  it('is not the one that people open', async () => {
    expect((await server.visitor().get('/metrics')).statusCode).toBe(404);
    expect((await server.visitor().get('/api/metrics')).statusCode).toBe(404);
  });
});
