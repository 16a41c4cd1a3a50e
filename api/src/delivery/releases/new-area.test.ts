import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { type AreaDeclaration, contractVersion, remoteGlobal } from 'shared-contracts/area';
import { type AreaRollout, forEverybody, type RolloutRules } from 'shared-contracts/rollout';
import { declaredArea } from 'shared-contracts/start';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetRollout } from '../../testing/reset-rollout.ts';
import { runningServer } from '../../testing/running-server.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await runningServer({ hasDeveloperReleases: true });
const admin = await server.signIn('admin');
const pipeline = server.visitor();

beforeEach(() => resetRollout(server));

const aToken = (area: string) => admin.post('/api/rollout/tokens', { area, name: 'pipeline' });

const tokenOf = async (area: string): Promise<string> => (await aToken(area)).json().result.token;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const entry = '__federation_entry.0a1b2c3d.js';

/** A packed release of an area that declares this of itself. */
function packed(area: string, start: AreaDeclaration): Uint8Array {
  const script = `var ${remoteGlobal(area)} = {};`;
  const manifest = {
    name: remoteGlobal(area),
    contractVersion,
    start,
    integrity: { [entry]: `sha384-${createHash('sha384').update(script).digest('base64')}` },
    metaData: { remoteEntry: { path: '', name: entry } },
    exposes: [{ path: './area', assets: { js: { sync: [] } } }],
  };
  const files = { 'mf-manifest.json': JSON.stringify(manifest), 'operations.json': '{}', [entry]: script };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const title = { en: 'Wells', es: 'Pozos' };

const route = (name: string, flags: string[] = []) => ({
  name,
  path: name,
  gate: 'signedIn' as const,
  flags,
  whenFlagOff: 'startScreen' as const,
});

const wells = declaredArea({
  title,
  groups: [{ name: 'wells', title, icon: 'list', order: 100 }],
  flags: [{ name: 'enableWells', title }],
  routes: [{ ...route('wells', ['enableWells']), doors: [{ group: 'wells', title, path: 'wells/all' }] }],
});

async function publish(area: string, start: AreaDeclaration, version = '1.0.0', token?: string) {
  const by = token ?? (await tokenOf(area));
  return pipeline.upload(`/api/releases/${area}/${version}`, 'release.zip', packed(area, start), bearer(by));
}

const promote = async (area: string, version = '1.0.0') =>
  pipeline.post('/api/releases/change', { area, action: 'promote', version }, bearer(await tokenOf(area)));

const rules = async (): Promise<RolloutRules> => (await admin.get('/api/rollout/rules')).json().result;

describe('an area that Rightway has not heard of', () => {
  it('is there from its first token on, for nobody', async () => {
    expect((await aToken('oil-wells')).statusCode).toBe(200);
    const areas: AreaRollout[] = (await admin.get('/api/rollout/areas')).json().result;
    expect(areas.find(({ area }) => area === 'oil-wells')).toMatchObject({ stable: null, releases: [] });
    const rule = (await rules()).rules.find(({ name }) => name === 'candidate-oil-wells');
    expect(rule).toMatchObject({ rule: { audience: 'nobody' }, reached: 0 });
    expect((await admin.get('/api/rollout/changes?subject=oil-wells')).statusCode).toBe(200);
  });

  it('comes whole with its release: address, navigation, name, and a flag that operators switch', async () => {
    expect((await publish('wells', wells)).json().result.manifest).toBe(
      'http://localhost:4000/remotes/wells/1.0.0/mf-manifest.json',
    );
    const flag = async () => (await rules()).rules.find(({ name }) => name === 'enableWells');
    expect(await flag()).toMatchObject({ area: 'wells', title, rule: { audience: 'nobody' } });
    expect((await promote('wells')).statusCode).toBe(200);

    const start = async () => (await admin.get('/api/start')).json().result;
    expect((await start()).releases).toMatchObject([{ area: 'wells', version: '1.0.0', start: wells }]);
    expect((await start()).flags).toMatchObject({ enableWells: false });

    const { revision } = (await flag()) ?? {};
    const changed = await admin.post('/api/rollout/rule', {
      name: 'enableWells',
      revision,
      rule: forEverybody,
    });
    expect(changed.statusCode).toBe(200);
    expect((await start()).flags).toMatchObject({ enableWells: true });
    // The next release does not take the flag from those who have it.
    await publish('wells', wells, '1.1.0');
    expect((await start()).flags).toMatchObject({ enableWells: true });
  });

  it('is served from here where it has no server of its own, and nothing beside releases is', async () => {
    await publish('wells', wells);
    const script = await pipeline.get(`/remotes/wells/1.0.0/${entry}`);
    expect(script.body).toBe('var rightway_wells = {};');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    for (const path of [
      'wells/1.0.0/none.js',
      'wells/1.0.0/',
      'wells/.unfinished-1/main.js',
      '../package.json',
      'wells/%2e%2e/%2e%2e/files/a.js',
      'wells/1.0.0/page.html',
    ])
      expect([path, (await pipeline.get(`/remotes/${path}`)).statusCode]).toEqual([path, 404]);
  });

  it.each(['', 'Wells', '../wells', 'shell', 'ui', 'wells-', 'a'.repeat(41), 'wells;drop', 7])(
    'is not called %j',
    async (area) => {
      const answer = await admin.post('/api/rollout/tokens', { area, name: 'pipeline' });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields[0].path).toBe('area');
    },
  );

  it('has nothing to change, and nothing to tell, before its first token', async () => {
    const change = { area: 'wells', revision: 1, action: 'rollBack' };
    expect((await admin.post('/api/rollout/area', change)).statusCode).toBe(404);
  });
});

describe('what is taken is refused', () => {
  const refusedWith = async (start: AreaDeclaration, message: string) => {
    const answer = await publish('wells', start);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toContain(message);
  };

  it.each<[string, Partial<Parameters<typeof declaredArea>[0]>]>([
    ['docs is the shell', { routes: [route('docs')] }],
    ["The flag enableInvoicing is Rightway's own already.", { flags: [{ name: 'enableInvoicing', title }] }],
    [
      'The route wells is behind the flag enablePipes, which no area declares.',
      { routes: [route('wells', ['enablePipes'])] },
    ],
    [
      "The place parcel/all lies outside of the area's addresses.",
      {
        groups: wells.groups,
        routes: [{ ...route('wells'), doors: [{ group: 'wells', title, path: 'parcel/all' }] }],
      },
    ],
    [
      'The place wells/all stands under nowhere, which no area declares.',
      { routes: [{ ...route('wells'), doors: [{ group: 'nowhere', title, path: 'wells/all' }] }] },
    ],
  ])('%s', (message, start) => refusedWith(declaredArea(start), message));

  it('an address below one of another area, a group of its navigation, its flag', async () => {
    await publish('pipes', declaredArea({ ...wells, routes: [route('pipes')] }));
    await promote('pipes');
    await refusedWith(
      declaredArea({ routes: [{ ...route('wells'), path: 'pipes/wells' }] }),
      'The address pipes/wells lies below pipes, which is of remote-pipes.',
    );
    await refusedWith(
      declaredArea({ groups: [{ name: 'wells', title, icon: 'map', order: 100 }] }),
      'The group wells is of remote-pipes: put lists into it without declaring it.',
    );
    await refusedWith(
      declaredArea({ flags: [{ name: 'enableWells', title }] }),
      'The flag enableWells is of remote-pipes already.',
    );
  });

  it('also where two areas bring the same flag sixteen times at once: one of them has it', async () => {
    const areas = ['pipes', 'wells'];
    const tokens = await Promise.all(areas.map(tokenOf));
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, place) => {
        const area = areas[place % 2] ?? '';
        const start = declaredArea({ flags: [{ name: 'enableWells', title }] });
        return publish(area, start, `1.${place}.0`, tokens[place % 2]).then(({ statusCode }) => [
          area,
          statusCode,
        ]);
      }),
    );
    const flag = (await rules()).rules.find(({ name }) => name === 'enableWells');
    expect(areas).toContain(flag?.area);
    for (const [area, status] of answers)
      expect([area, status]).toEqual([area, area === flag?.area ? 200 : 422]);
  });

  it('also where another area came to have it after the release was registered', async () => {
    await publish('wells', declaredArea({ routes: [route('basins')] }));
    await publish('pipes', declaredArea({ routes: [route('basins')] }));
    expect((await promote('pipes')).statusCode).toBe(200);
    const late = await promote('wells');
    expect(late.statusCode).toBe(422);
    expect(late.json().message).toContain('The address basins is of remote-pipes already.');
  });
});

describe('a release that its developer tries', () => {
  const offered = async (body: object, token: string) =>
    pipeline.post('/api/releases/try', { area: 'wells', ...body }, bearer(token));

  const given = async (person: typeof admin) =>
    (await person.get('/api/start'))
      .json()
      .result.releases.map(({ version }: { version: string }) => version);

  const publishBoth = async (): Promise<string> => {
    const token = await tokenOf('wells');
    await publish('wells', wells, '1.0.0', token);
    await promote('wells');
    for (const version of ['1.1.0-try.1', '1.1.0-try.2']) await publish('wells', wells, version, token);
    return token;
  };

  it('is that of the session which opened its address, also of the next build, and goes with it', async () => {
    const token = await publishBoth();
    const { code } = (await offered({ version: '1.1.0-try.1' }, token)).json().result;
    const developer = await server.signIn('operator');
    const elsewhere = await server.signIn('operator');
    const taken = await developer.post('/api/start/try', { code });
    expect(taken.json().result).toEqual({ area: 'wells', version: '1.1.0-try.1' });
    expect(await given(developer)).toEqual(['1.1.0-try.1']);
    expect((await developer.get('/api/start')).json().result.tried).toEqual([
      { area: 'wells', version: '1.1.0-try.1' },
    ]);
    expect(await given(elsewhere)).toEqual(['1.0.0']);
    expect(await given(admin)).toEqual(['1.0.0']);
    // Its flag is off for everybody, and on where its developer looks.
    const hasWells = async (person: typeof admin) =>
      (await person.get('/api/start')).json().result.flags.enableWells;
    expect([await hasWells(developer), await hasWells(elsewhere)]).toEqual([true, false]);

    const again = await offered({ version: '1.1.0-try.2', code }, token);
    expect(again.json().result).toEqual({ code, isTaken: true });
    expect(await given(developer)).toEqual(['1.1.0-try.2']);
    await developer.post('/api/start/try/end', {});
    expect(await given(developer)).toEqual(['1.0.0']);
    expect(await hasWells(developer)).toBe(false);
  });

  it('is opened once, whoever tries sixteen times at once', async () => {
    const token = await publishBoth();
    const { code } = (await offered({ version: '1.1.0-try.1' }, token)).json().result;
    const people = await Promise.all([server.signIn('operator'), server.signIn('broker')]);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, place) => people[place % 2]?.post('/api/start/try', { code })),
    );
    expect(answers.filter((answer) => answer?.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.statusCode === 404)).toHaveLength(15);
    expect((await Promise.all(people.map(given))).flat().toSorted()).toEqual(['1.0.0', '1.1.0-try.1']);
  });

  it('is kept for a week, and the ten newest of a token, however many come at once', async () => {
    const token = await tokenOf('wells');
    await publish('wells', wells, '1.0.0', token);
    const other = await admin.post('/api/rollout/tokens', { area: 'wells', name: 'another' });
    await publish('wells', wells, '1.1.0-try.other', other.json().result.token);
    await publish('wells', wells, '1.1.0-try.old', token);
    const { code } = (await offered({ version: '1.1.0-try.old' }, token)).json().result;
    const developer = await server.signIn('operator');
    await developer.post('/api/start/try', { code });
    const kept = async (): Promise<readonly string[]> =>
      (await server.database.pool.query(`select version from release where area = 'wells'`)).rows.map(
        ({ version }) => version,
      );
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, place) => publish('wells', wells, `1.1.0-try.${place}`, token)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
    const versions = await kept();
    expect(versions).toEqual(expect.arrayContaining(['1.0.0', '1.1.0-try.other']));
    expect(versions).toHaveLength(12);
    expect(versions).not.toContain('1.1.0-try.old');
    const served = async (version: string) =>
      (await pipeline.get(`/remotes/wells/${version}/${entry}`)).statusCode;
    expect(await served('1.1.0-try.old')).toBe(404);
    for (const version of versions) expect([version, await served(version)]).toEqual([version, 200]);
    // Its browser gets what everybody gets.
    expect((await developer.get('/api/start')).json().result.tried).toEqual([]);

    await server.database.pool.query(
      `update release set registered_at = registered_at - interval '8 days' where area = 'wells'`,
    );
    await publish('pipes', declaredArea({ routes: [route('pipes')] }));
    expect(await kept()).toEqual(['1.0.0']);
    expect(await served('1.1.0-try.other')).toBe(404);
    expect(await served('1.0.0')).toBe(200);
  });

  it('is given to nobody else: not listed, not promoted, not without a session or a code that counts', async () => {
    const token = await publishBoth();
    expect((await promote('wells', '1.1.0-try.1')).statusCode).toBe(400);
    const areas: AreaRollout[] = (await admin.get('/api/rollout/areas')).json().result;
    const listed = areas.find(({ area }) => area === 'wells')?.releases.map(({ version }) => version);
    expect(listed).toEqual(['1.0.0']);
    expect((await offered({ version: '1.0.0' }, token)).statusCode).toBe(422);
    expect((await offered({ version: '1.1.0-try.9' }, token)).statusCode).toBe(404);
    expect((await offered({ version: '1.1.0-try.1' }, await tokenOf('pipes'))).statusCode).toBe(403);
    const { code } = (await offered({ version: '1.1.0-try.1' }, token)).json().result;
    expect((await pipeline.post('/api/start/try', { code })).statusCode).toBe(401);
    expect((await admin.post('/api/start/try', { code: `${code}x` })).statusCode).toBe(404);
    expect((await admin.post('/api/start/try', { code: "' or true --" })).statusCode).toBe(422);
  });
});

it('nobody tries a release where the operator does not allow it', async () => {
  const strict = await startTestServer();
  try {
    const operator = await strict.signIn('admin');
    const { token } = (await operator.post('/api/rollout/tokens', { area: 'wells', name: 'p' })).json()
      .result;
    const visitor = strict.visitor();
    const version = '1.0.0-try.1';
    await visitor.upload(
      `/api/releases/wells/${version}`,
      'release.zip',
      packed('wells', wells),
      bearer(token),
    );
    const answer = await visitor.post('/api/releases/try', { area: 'wells', version }, bearer(token));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('DEVELOPER_RELEASES');
    expect((await operator.post('/api/start/try', { code: 'a'.repeat(32) })).statusCode).toBe(404);
  } finally {
    await strict.stop();
  }
});
