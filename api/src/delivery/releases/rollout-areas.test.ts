import { contractVersion } from 'shared-contracts/area';
import type { Release } from 'shared-contracts/rest';
import type { AreaRollout, RolloutChange } from 'shared-contracts/rollout';
import { forNobody, rolloutLimits } from 'shared-contracts/rollout';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetRollout } from '../../testing/reset-rollout.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';
import { within } from './load-store.ts';
import { addRelease } from './release-store.ts';

let admin: TestClient;
let broker: TestClient;

const server = await runningServer();

beforeAll(async () => {
  [admin, broker] = await Promise.all([server.signIn('admin'), server.signIn('broker')]);
});

beforeEach(async () => {
  await resetRollout(server);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const place = {
      contractVersion,
      path: `${version}/mf-manifest.json`,
      manifestIntegrity: 'sha384-x',
      files: null,
      start: null,
    };
    await addRelease(server.database.db, 'map', { version, ...place }, 'a test');
    server.pass(1000);
  }
  await act('promote', '1.0.0');
});

async function areaOf(name: string): Promise<AreaRollout> {
  const areas: AreaRollout[] = (await admin.get('/api/rollout/areas')).json().result;
  const found = areas.find(({ area }) => area === name);
  if (!found) throw new Error(`There is no area ${name}.`);
  return found;
}

async function act(action: string, version: string | null = null, client = admin) {
  server.pass(1000);
  const { revision } = await areaOf('map');
  return client.post('/api/rollout/area', { area: 'map', revision, action, version });
}

async function offerToSome(version: string, people: readonly string[]): Promise<void> {
  await act('offer', version);
  const { rows } = await server.database.pool.query(
    `select id from app_user where split_part(user_name, '@', 1) = any($1)`,
    [people],
  );
  const rules = (await admin.get('/api/rollout/rules')).json().result.rules;
  const { revision } = rules.find(({ name }: { name: string }) => name === 'candidate-map');
  const rule = { ...forNobody, audience: 'some', users: rows.map(({ id }) => id) };
  const answer = await admin.post('/api/rollout/rule', { name: 'candidate-map', revision, rule });
  expect(answer.statusCode).toBe(200);
}

const versionFor = async (client: TestClient): Promise<string | undefined> =>
  ((await client.get('/api/start')).json().result.releases as Release[]).find(({ area }) => area === 'map')
    ?.version;

const report = (client: TestClient, failure: string | null, version = '1.1.0', milliseconds = 300) =>
  client.post('/api/rollout/load', { area: 'map', version, failure, milliseconds });

const history = async (): Promise<RolloutChange[]> =>
  (await admin.get('/api/rollout/changes?subject=map')).json().result;

describe('a candidate', () => {
  it('is for whom its rule reaches; everybody else stays on the stable release', async () => {
    await offerToSome('1.1.0', ['broker']);
    expect(await versionFor(broker)).toBe('1.1.0');
    expect(await versionFor(admin)).toBe('1.0.0');
    await act('withdraw');
    expect(await versionFor(broker)).toBe('1.0.0');
    expect((await history()).slice(0, 3).map(({ event, version }) => [event, version])).toEqual([
      ['withdrawn', null],
      ['ruleChanged', null],
      ['offered', '1.1.0'],
    ]);
  });

  it('becomes the stable release of everybody, and its rule starts anew', async () => {
    await offerToSome('1.1.0', ['broker']);
    await act('promote', '1.1.0');
    expect([await versionFor(broker), await versionFor(admin)]).toEqual(['1.1.0', '1.1.0']);
    expect(await areaOf('map')).toMatchObject({ stable: '1.1.0', candidate: null, previous: '1.0.0' });
    const rules = (await admin.get('/api/rollout/rules')).json().result.rules;
    expect(rules.find(({ name }: { name: string }) => name === 'candidate-map').rule.audience).toBe('nobody');
  });

  it('is halted by itself where too many of its loads fail, of more than one person', async () => {
    await offerToSome('1.1.0', ['broker', 'admin']);
    for (let load = 0; load < rolloutLimits.attempts; load += 1) await report(broker, 'corrupt');
    expect(await versionFor(broker)).toBe('1.1.0');
    await report(admin, 'timeLimit');
    expect([await versionFor(broker), await versionFor(admin)]).toEqual(['1.0.0', '1.0.0']);
    const area = await areaOf('map');
    expect(area).toMatchObject({ candidate: '1.1.0', haltedAt: expect.any(String) });
    expect(area.haltedBecause).toBe('it failed for 2 of 2 people (100 %), last: timeLimit');
    expect((await history())[0]).toMatchObject({ event: 'halted', changedBy: 'Rightway', version: '1.1.0' });
    await act('offer', '1.2.0');
    expect(await areaOf('map')).toMatchObject({ candidate: '1.2.0', haltedAt: null });
    expect(await versionFor(broker)).toBe('1.2.0');
  });

  it('is not halted by people who never get it, nor by one who reports often', async () => {
    await offerToSome('1.1.0', ['broker', 'admin']);
    const strangers = [await server.signIn('operator'), await server.signIn('readonly')];
    for (let load = 0; load < rolloutLimits.attempts; load += 1)
      for (const client of [...strangers, broker]) await report(client, 'corrupt');
    await report(admin, null);
    expect([await versionFor(broker), await versionFor(admin)]).toEqual(['1.1.0', '1.1.0']);
    const listed = (await areaOf('map')).releases.find(({ version }) => version === '1.1.0');
    expect(listed).toMatchObject({ people: 2, failures: rolloutLimits.attempts });
  });

  it('is judged anew when it is offered, whatever was reported of it before', async () => {
    await act('promote', '1.1.0');
    for (let load = 0; load < rolloutLimits.attempts; load += 1)
      for (const client of [broker, admin]) await report(client, 'corrupt');
    await act('promote', '1.2.0');
    await offerToSome('1.1.0', ['broker', 'admin']);
    await report(broker, 'corrupt');
    expect((await areaOf('map')).haltedAt).toBeNull();
  });

  it('goes on where its failures are few', async () => {
    await offerToSome('1.1.0', ['broker', 'admin']);
    for (let load = 0; load < 8; load += 1) await report(load % 2 === 0 ? admin : broker, null);
    await report(broker, 'unavailable');
    await report(admin, 'unavailable');
    expect(await versionFor(broker)).toBe('1.1.0');
  });
});

describe('a stable release', () => {
  it('is taken back to the one before, and not forth to what was taken back', async () => {
    await act('promote', '1.1.0');
    await act('promote', '1.2.0');
    await act('rollBack');
    expect(await versionFor(broker)).toBe('1.1.0');
    await act('rollBack');
    expect(await versionFor(broker)).toBe('1.0.0');
    const refused = await act('rollBack');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('No release was stable before this one.');
    await act('promote', '1.2.0');
    expect((await areaOf('map')).previous).toBe('1.0.0');
  });

  it('is not halted, however badly it loads', async () => {
    for (const client of [admin, broker, admin, broker, admin, broker])
      await report(client, 'corrupt', '1.0.0');
    expect(await versionFor(broker)).toBe('1.0.0');
    expect((await areaOf('map')).haltedAt).toBeNull();
  });
});

describe('the console', () => {
  it('lists releases with how they load', async () => {
    await report(broker, null, '1.0.0', 90);
    await report(broker, null, '1.0.0', 700);
    await report(admin, null, '1.0.0', 700);
    await report(admin, 'timeLimit', '1.0.0', 10_000);
    const { releases } = await areaOf('map');
    expect(releases.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(releases.find(({ version }) => version === '1.0.0')).toMatchObject({
      registeredBy: 'a test',
      people: 2,
      loads: 3,
      failures: 1,
      lastFailure: 'timeLimit',
      halfWithin: 1000,
      mostWithin: 1000,
    });
  });

  it('says a step within which loads were done', () => {
    const times = [10, 0, 5, 0, 0, 0, 0, 1];
    expect(within(times, 0.5)).toBe(100);
    expect(within(times, 0.9)).toBe(500);
    expect(within(times, 1)).toBeNull();
    expect(within([], 0.5)).toBeNull();
  });

  it('refuses what cannot be done, with the reason', async () => {
    expect((await act('offer', '9.9.9')).json().message).toBe('There is no release 9.9.9 of remote-map.');
    expect((await act('offer')).json().message).toBe('Say which release it is about.');
    expect((await act('offer', '1.0.0')).json().message).toBe('1.0.0 is the stable release already.');
    expect((await act('withdraw')).json().message).toBe('There is no candidate.');
    expect((await report(broker, null, '9.9.9')).statusCode).toBe(404);
  });

  it('refuses a change from an older state, and everybody but system administrators', async () => {
    const { revision } = await areaOf('map');
    await act('offer', '1.1.0');
    const late = { area: 'map', revision, action: 'promote', version: '1.2.0' };
    expect((await admin.post('/api/rollout/area', late)).statusCode).toBe(409);
    expect((await act('promote', '1.2.0', broker)).statusCode).toBe(403);
    expect((await broker.get('/api/rollout/areas')).statusCode).toBe(403);
    const visits = { area: 'map', version: '1.0.0', failure: null, milliseconds: 1 };
    // The map has no page for visitors: a visitor's report about it is accepted, for known and unknown releases alike,
    // and not counted.
    const countedBefore = (await areaOf('map')).releases;
    for (const version of ['1.0.0', '9.9.9'])
      expect((await server.visitor().post('/api/rollout/load', { ...visits, version })).statusCode).toBe(200);
    expect((await areaOf('map')).releases).toEqual(countedBefore);
    expect((await areaOf('map')).stable).toBe('1.0.0');
  });
});
