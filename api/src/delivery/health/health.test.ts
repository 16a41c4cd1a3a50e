import { complaintsOf, healthLimits, resultOf, systemHealthSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProof } from '../../platform/backup/proof-store.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
import { noteCopy } from './copy-store.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ version: '1.2.3' });
  admin = await server.signIn('admin');
});

afterAll(() => server.stop());

async function health() {
  const answer = await admin.get('/api/rollout/health');
  return v.parse(resultOf(systemHealthSchema), answer.json()).result;
}

const day = 24 * 3600 * 1000;
const content = { tables: [{ name: 'company', columns: [], rows: 7, sum: '' }], files: [] };
const prove = (takenAt: number, wrong: number) =>
  addProof(server.database.db, { ...content, takenAt: new Date(takenAt).toISOString() }, wrong, new Date());

describe('the health of an installation', () => {
  it('is for system administrators alone', async () => {
    for (const name of ['operator', 'superuser', 'readonly'] as const) {
      const answer = await (await server.signIn(name)).get('/api/rollout/health');
      expect([name, answer.statusCode]).toEqual([name, 403]);
    }
    expect((await server.visitor().get('/api/rollout/health')).statusCode).toBe(401);
  });

  it('tells of this copy, of another that is there, and of one that was not heard of lately', async () => {
    const { copies } = await health();
    expect(copies).toMatchObject([{ version: '1.2.3', isThis: true, isThere: true }]);
    const [own] = copies;
    if (!own) throw new Error('This copy is not listed.');
    const { loop, memory, pool, queues } = own;
    const figures = { loop, memory, pool, queues };
    const startedAt = new Date(Date.now() - day);
    const other = (name: string) => ({ id: crypto.randomUUID(), name, version: '1.2.2', startedAt });
    await noteCopy(server.database.db, other('there'), figures, new Date());
    await noteCopy(
      server.database.db,
      other('gone'),
      figures,
      new Date(Date.now() - 2 * healthLimits.silence),
    );
    const found = await health();
    expect(
      found.copies.map(({ name, isThere, isThis }) => [name === own.name || name, isThere, isThis]),
    ).toEqual(
      expect.arrayContaining([
        [true, true, true],
        ['there', true, false],
        ['gone', false, false],
      ]),
    );
    expect(complaintsOf(found)).toContain('copyGone');
    expect(memory).toBeGreaterThan(1e6);
    server.pass(2 * healthLimits.remembered);
    admin = await server.signIn('admin');
    expect((await health()).copies.map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('complains while no backup was proven, when the last is old, and when a later one is not whole', async () => {
    expect(complaintsOf(await health())).toContain('backupMissing');
    const now = Date.parse((await health()).now);
    await prove(now - healthLimits.provenBackup - 1000, 0);
    expect(complaintsOf(await health())).toContain('backupOld');
    await prove(now - 1000, 0);
    const fresh = await health();
    expect(fresh.backup.proven).toMatchObject({ rows: 7, takenAt: new Date(now - 1000).toISOString() });
    expect(complaintsOf(fresh).filter((one) => one.startsWith('backup'))).toEqual([]);
    await prove(now, 3);
    expect(complaintsOf(await health())).toContain('backupBroken');
    await prove(now + 1, 0);
    expect(complaintsOf(await health())).not.toContain('backupBroken');
  });

  it('counts mails and complains when one waits long', async () => {
    await server.app.mail.add(server.database.db, 'nobody-writes-this', 'x');
    const found = await health();
    expect(found.mails.waiting).toBe(1);
    expect(complaintsOf(found)).not.toContain('mailWaits');
    server.pass(healthLimits.mailWaits + 1000);
    expect(complaintsOf(await health())).toContain('mailWaits');
  });

  it('tells how the releases that people get load, visitors too', async () => {
    const { db } = server.database;
    await db
      .insertInto('release')
      .values({
        area: 'map',
        version: '7.0.0',
        contractVersion: '1.0.0',
        path: 'x',
        manifestIntegrity: 'sha384-x',
      })
      .execute();
    await db.updateTable('areaRollout').set({ stableVersion: '7.0.0' }).where('area', '=', 'map').execute();
    const report = (failure: string | null) =>
      admin.post('/api/rollout/load', { area: 'map', version: '7.0.0', failure, milliseconds: 5 });
    for (const failure of [null, null, null, 'crashed', 'crashed']) {
      expect((await report(failure)).statusCode).toBe(200);
    }
    const found = await health();
    expect(found.releases.filter(({ area }) => area === 'map')).toMatchObject([
      { stage: 'stable', version: '7.0.0', loads: 3, failures: 2, haltedAt: null },
    ]);
    expect(complaintsOf(found)).toContain('releaseFails');
  });
});
