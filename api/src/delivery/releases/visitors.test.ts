import { type AreaDeclaration, contractVersion, noDeclaration } from 'shared-contracts/area';
import type { Release } from 'shared-contracts/rest';
import type { AreaRollout } from 'shared-contracts/rollout';
import { forEverybody, forNobody, type RolloutRule, rolloutLimits } from 'shared-contracts/rollout';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../demo/demo-accounts.ts';
import { resetRollout } from '../../testing/reset-rollout.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';
import { addRelease } from './release-store.ts';

const server = await runningServer();
let admin: TestClient;

const start: AreaDeclaration = {
  ...noDeclaration,
  routes: [
    { name: 'login', path: 'login', gate: 'anonymous', flags: [], whenFlagOff: 'startScreen', makes: false },
  ],
};

beforeAll(async () => {
  admin = await server.signIn('admin');
});

beforeEach(async () => {
  await resetRollout(server);
  for (const version of ['1.0.0', '1.1.0']) {
    const place = { path: `${version}/mf-manifest.json`, manifestIntegrity: 'sha384-x', files: null, start };
    await addRelease(server.database.db, 'onboarding', { version, contractVersion, ...place }, 'a test');
  }
  await act('promote', '1.0.0');
  await act('offer', '1.1.0');
});

async function areaOf(name: string): Promise<AreaRollout> {
  const areas: AreaRollout[] = (await admin.get('/api/rollout/areas')).json().result;
  const found = areas.find(({ area }) => area === name);
  if (!found) throw new Error(`There is no area ${name}.`);
  return found;
}

async function act(action: string, version: string): Promise<void> {
  server.pass(1000);
  const { revision } = await areaOf('onboarding');
  const answer = await admin.post('/api/rollout/area', { area: 'onboarding', revision, action, version });
  expect(answer.statusCode).toBe(200);
}

async function offerTo(rule: RolloutRule): Promise<void> {
  const { rules } = (await admin.get('/api/rollout/rules')).json().result;
  const { revision } = rules.find(({ name }: { name: string }) => name === 'candidate-onboarding');
  const answer = await admin.post('/api/rollout/rule', { name: 'candidate-onboarding', revision, rule });
  expect(answer.statusCode).toBe(200);
}

/** A browser with its cookies, in which no one has signed in yet. */
class TestBrowser {
  readonly cookies = new Map<string, string>();

  async send(method: 'GET' | 'POST', url: string, body?: object) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const client = server.visitor();
    const answer =
      method === 'GET' ? await client.get(url, { cookie }) : await client.post(url, body, { cookie });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async signIn(person: string): Promise<void> {
    const account = demoAccounts.find(({ userName }) => userName.startsWith(`${person}@`));
    const body = { userName: account?.userName, password: demoPassword };
    expect((await this.send('POST', '/api/account/sign-in', body)).statusCode).toBe(200);
  }

  async version(): Promise<string | undefined> {
    const { releases }: { releases: Release[] } = (await this.send('GET', '/api/start')).json().result;
    return releases.find(({ area }) => area === 'onboarding')?.version;
  }

  report(failure: string | null, version = '1.1.0') {
    const load = { area: 'onboarding', version, failure, milliseconds: 300 };
    return this.send('POST', '/api/rollout/load', load);
  }
}

/** A browser in which somebody signed in once, and out again. */
async function leftBy(person: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.signIn(person);
  await browser.send('POST', '/api/account/sign-out', {});
  return browser;
}

const idOf = async (name: string): Promise<string> => {
  const { rows } = await server.database.pool.query(
    `select id from app_user where split_part(user_name, '@', 1) = $1`,
    [name],
  );
  return rows[0].id;
};

describe('a candidate with a page for visitors', () => {
  it('is shown before the sign-in to whom its rule reaches, in browsers that know them', async () => {
    await offerTo({ ...forNobody, audience: 'some', users: [await idOf('broker')] });
    const [broker, operator] = await Promise.all([leftBy('broker'), leftBy('operator')]);
    expect(await broker.version()).toBe('1.1.0');
    expect(await operator.version()).toBe('1.0.0');
    expect(await new TestBrowser().version()).toBe('1.0.0');
  });

  it('is tried by a share of the visitors, each of whom stays with one release', async () => {
    await offerTo({ ...forNobody, audience: 'some', share: 50 });
    const visitors = Array.from({ length: 60 }, () => new TestBrowser());
    const first: (string | undefined)[] = [];
    for (const visitor of visitors) first.push(await visitor.version());
    expect(new Set(first)).toEqual(new Set(['1.0.0', '1.1.0']));
    const again: (string | undefined)[] = [];
    for (const visitor of visitors) again.push(await visitor.version());
    expect(again).toEqual(first);
  });

  it('is halted where it fails before the sign-in for two people whom accounts vouch for', async () => {
    await offerTo(forEverybody);
    const [broker, operator] = await Promise.all([leftBy('broker'), leftBy('operator')]);
    for (let load = 0; load < rolloutLimits.attempts; load += 1) await broker.report('crashed');
    expect(await broker.version()).toBe('1.1.0');
    await operator.report('crashed');
    expect(await broker.version()).toBe('1.0.0');
    expect((await areaOf('onboarding')).haltedBecause).toBe(
      'it failed for 2 of 2 people (100 %), last: crashed',
    );
  });

  it('is not halted by outsiders, however many they seem to be; operators see what they report', async () => {
    await offerTo(forEverybody);
    for (let place = 0; place < 30; place += 1) {
      const browser = new TestBrowser();
      browser.cookies.set('rightway_browser', `made-up-${place}`).set('rightway_place', String(place));
      expect((await browser.report('crashed')).statusCode).toBe(200);
    }
    const area = await areaOf('onboarding');
    expect(area.haltedAt).toBeNull();
    expect(area.releases.find(({ version }) => version === '1.1.0')).toMatchObject({
      people: 0,
      loads: 0,
      failures: 0,
      lastFailure: null,
      visitors: { loads: 0, failures: 30 },
    });
  });

  it('is not halted by one person, signed in and out, in several browsers', async () => {
    await offerTo(forEverybody);
    const signedIn = new TestBrowser();
    await signedIn.signIn('broker');
    const browsers = [signedIn, await leftBy('broker'), await leftBy('broker')];
    for (const browser of browsers)
      for (let load = 0; load < rolloutLimits.attempts; load += 1) await browser.report('crashed');
    const area = await areaOf('onboarding');
    expect(area.haltedAt).toBeNull();
    expect(area.releases.find(({ version }) => version === '1.1.0')).toMatchObject({ people: 1 });
  });

  it('does not count a browser as two people after somebody else signs in in it', async () => {
    await offerTo(forEverybody);
    const shared = await leftBy('broker');
    const copy = new TestBrowser();
    copy.cookies.set('rightway_browser', shared.cookies.get('rightway_browser') ?? '');
    await shared.signIn('operator');
    for (let load = 0; load < rolloutLimits.attempts; load += 1) await copy.report('crashed');
    const listed = (await areaOf('onboarding')).releases.find(({ version }) => version === '1.1.0');
    expect(listed).toMatchObject({ people: 0, visitors: { failures: rolloutLimits.attempts } });
  });
});

it('counts without saying who: no id of a person is with the counts', async () => {
  await offerTo(forEverybody);
  await (await leftBy('broker')).report(null);
  const { rows } = await server.database.pool.query('select l.*, l.person::text as mark from area_load l');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(await idOf('broker'));
});

it('forgets a browser after ninety days, and whose person may not sign in any more', async () => {
  await offerTo({ ...forNobody, audience: 'some', users: [await idOf('readonly')] });
  const browser = await leftBy('readonly');
  expect(await browser.version()).toBe('1.1.0');
  await server.database.pool.query(`update known_browser set known_since = known_since - interval '91 days'`);
  expect(await browser.version()).toBe('1.0.0');
});
