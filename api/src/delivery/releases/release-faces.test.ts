import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { type AreaName, contractVersion, noDeclaration, remoteGlobal } from 'shared-contracts/area';
import { type Face, type FaceName, noFace } from 'shared-contracts/face';
import type { Release } from 'shared-contracts/rest';
import type { AreaRollout } from 'shared-contracts/rollout';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { resetRollout } from '../../testing/reset-rollout.ts';
import { runningServer } from '../../testing/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-shell-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><base href=/><title>Rightway</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const server = await runningServer({ hostFolder: folder });
const admin = await server.signIn('admin');
const pipeline = server.visitor();

const text = { type: 'string', required: true };
const toggle: FaceName = { properties: { label: text, hint: { type: 'string', required: false } } };
const map: FaceName = { properties: { layers: { type: 'string[]', required: true } } };

/** A face with these names of `shared-ui/form`. */
const form = (names: Record<string, FaceName>): Face => ({
  ...noFace,
  entries: { 'shared-ui/form': { names } },
});

const parts = (area: AreaName, offered: Record<string, FaceName>): Face => ({
  ...noFace,
  parts: { [area]: offered },
});

/** Deploys a host; one without a face is from before hosts declared what they offer. */
function putOutShell(offers: Face | undefined, takes: Face = noFace, version = '5.0.0'): void {
  const face = offers && { version, contractVersion, offers, takes };
  if (face) writeFileSync(join(folder, 'face.json'), JSON.stringify(face));
  else rmSync(join(folder, 'face.json'), { force: true });
}

const tokens = new Map<AreaName, string>();

beforeEach(async () => {
  await resetRollout(server);
  for (const area of ['map', 'projects'] as const) {
    const answer = await admin.post('/api/rollout/tokens', { area, name: 'pipeline' });
    tokens.set(area, answer.json().result.token);
  }
  putOutShell(form({ ChoiceToggle: toggle }));
});

const bearer = (area: AreaName) => ({ authorization: `Bearer ${tokens.get(area)}` });

interface Built {
  readonly takes?: Face;
  readonly offers?: Face;
}

const script = 'var remote = {};';
const entry = '__federation_entry.0a1b2c3d.js';

function packed(area: AreaName, built: Built): Uint8Array {
  const integrity = { [entry]: `sha384-${createHash('sha384').update(script).digest('base64')}` };
  const manifest = {
    name: remoteGlobal(area),
    contractVersion,
    start: noDeclaration,
    ...built,
    integrity,
    metaData: { remoteEntry: { path: '', name: entry } },
    exposes: [{ path: './area', assets: { js: { sync: [] } } }],
  };
  const files = { 'mf-manifest.json': JSON.stringify(manifest), 'operations.json': '{}', [entry]: script };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])),
  );
}

const publish = (area: AreaName, version: string, built: Built) =>
  pipeline.upload(
    `/api/releases/${area}/${version}`,
    'release.zip',
    packed(area, { takes: noFace, offers: noFace, ...built }),
    bearer(area),
  );

const change = (area: AreaName, action: string, version: string | null) =>
  pipeline.post('/api/releases/change', { area, action, version }, bearer(area));

/** Publishes a release and gives it to everybody. */
async function release(area: AreaName, version: string, built: Built): Promise<void> {
  for (const answer of [await publish(area, version, built), await change(area, 'promote', version)])
    if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function gotten(area: AreaName): Promise<Release | undefined> {
  const releases: Release[] = (await admin.get('/api/start')).json().result.releases;
  return releases.find((one) => one.area === area);
}

const statusAndLines = (answer: { statusCode: number; json: () => { message: string } }) => ({
  status: answer.statusCode,
  lines: answer.json().message.split('\n'),
});

describe('a release that takes of the shell', () => {
  it('what it offers is taken and given to people, with the names that their shells compare', async () => {
    await release('map', '1.0.0', { takes: form({ ChoiceToggle: toggle }) });
    expect(await gotten('map')).toMatchObject({
      version: '1.0.0',
      takes: { 'shared-ui/form': ['ChoiceToggle'] },
    });
    expect(await gotten('map')).not.toHaveProperty('misses');
  });

  it('names that it does not offer is refused with every one of them', async () => {
    const takes = form({ ChoiceToggle: toggle, NewBlock: toggle, AnotherBlock: toggle });
    const refusal = {
      status: 422,
      lines: [
        'remote-map 1.0.0: NewBlock of shared-ui/form is not offered in the shell 5.0.0.',
        'remote-map 1.0.0: AnotherBlock of shared-ui/form is not offered in the shell 5.0.0.',
      ],
    };
    expect(statusAndLines(await publish('map', '1.0.0', { takes }))).toEqual(refusal);
    const unfit = { area: 'map', version: '1.0.0', contractVersion, operations: {}, takes, offers: noFace };
    const answer = await pipeline.post('/api/releases/check', unfit, bearer('map'));
    expect(answer.json().result.problems).toEqual(refusal.lines);
  });

  it.each([
    ['a property that must be given now', { hint: text }, 'requires hint'],
    ['a new property that must be given', { kind: text }, 'requires kind'],
    [
      'a property of another type',
      { label: { type: 'number', required: true } },
      'has another label: it is number, and was string',
    ],
  ])('a block with %s is refused', async (_, changes, what) => {
    putOutShell(form({ ChoiceToggle: { properties: { ...toggle.properties, ...changes } } }));
    expect(statusAndLines(await publish('map', '1.0.0', { takes: form({ ChoiceToggle: toggle }) }))).toEqual({
      status: 422,
      lines: [`remote-map 1.0.0: ChoiceToggle of shared-ui/form ${what} in the shell 5.0.0.`],
    });
  });

  it('is refused by offer and promote too, in the pipeline and at the console, where the shell changed since', async () => {
    expect((await publish('map', '1.0.0', { takes: form({ ChoiceToggle: toggle }) })).statusCode).toBe(200);
    putOutShell(form({}), noFace, '6.0.0');
    const refusal = {
      status: 422,
      lines: ['remote-map 1.0.0: ChoiceToggle of shared-ui/form is not offered in the shell 6.0.0.'],
    };
    expect(statusAndLines(await change('map', 'promote', '1.0.0'))).toEqual(refusal);
    expect(statusAndLines(await change('map', 'offer', '1.0.0'))).toEqual(refusal);
    const areas: AreaRollout[] = (await admin.get('/api/rollout/areas')).json().result;
    const revision = areas.find(({ area }) => area === 'map')?.revision;
    const body = { area: 'map', action: 'promote', version: '1.0.0', revision };
    expect(statusAndLines(await admin.post('/api/rollout/area', body))).toEqual(refusal);
    expect(await gotten('map')).toBeUndefined();
  });

  it('without saying what is refused, and so is every one where the shell says nothing', async () => {
    const bytes = packed('map', {});
    const old = await pipeline.upload('/api/releases/map/1.0.0', 'release.zip', bytes, bearer('map'));
    expect(statusAndLines(old)).toEqual({
      status: 422,
      lines: ['remote-map 1.0.0 does not say what it takes of the shell. Build it anew.'],
    });
    putOutShell(undefined);
    expect(statusAndLines(await publish('map', '1.0.0', {})).lines[0]).toMatch(
      /does not say what the shell offers/,
    );
  });

  it('more than a manifest may list, or in another form, is refused', async () => {
    const names = Object.fromEntries(Array.from({ length: 3000 }, (_, place) => [`Name${place}`, {}]));
    expect(statusAndLines(await publish('map', '1.0.0', { takes: form(names) })).lines[0]).toMatch(
      /lists more than/,
    );
    const broken = { ...noFace, entries: { 'shared-ui': { names: ['ChoiceToggle'] } } } as unknown as Face;
    expect((await publish('map', '1.0.0', { takes: broken })).statusCode).toBe(422);
  });
});

describe('a shell that starts although releases do not fit', () => {
  it('gives people the last release that fits, and what fits again once it is back', async () => {
    await release('map', '1.0.0', {});
    await release('map', '1.1.0', { takes: form({ ChoiceToggle: toggle }) });
    expect((await gotten('map'))?.version).toBe('1.1.0');
    putOutShell(form({}), noFace, '6.0.0');
    expect((await gotten('map'))?.version).toBe('1.0.0');
    putOutShell(form({ ChoiceToggle: toggle }), noFace, '6.0.1');
    expect((await gotten('map'))?.version).toBe('1.1.0');
  });

  it('tells what is missed where no release fits, so that nothing of it runs', async () => {
    await release('map', '1.1.0', { takes: form({ ChoiceToggle: toggle }) });
    putOutShell(form({}), noFace, '6.0.0');
    expect(await gotten('map')).toMatchObject({
      version: '1.1.0',
      misses: ['remote-map 1.1.0: ChoiceToggle of shared-ui/form is not offered in the shell 6.0.0.'],
    });
  });

  it('gives no candidate that does not fit', async () => {
    await release('map', '1.0.0', {});
    await publish('map', '1.1.0', { takes: form({ ChoiceToggle: toggle }) });
    await change('map', 'offer', '1.1.0');
    const rules = (await admin.get('/api/rollout/rules')).json().result.rules;
    const { revision } = rules.find(({ name }: { name: string }) => name === 'candidate-map');
    const rule = { audience: 'everybody', share: 0, companies: [], users: [] };
    await admin.post('/api/rollout/rule', { name: 'candidate-map', revision, rule });
    expect((await gotten('map'))?.version).toBe('1.1.0');
    putOutShell(form({}), noFace, '6.0.0');
    expect((await gotten('map'))?.version).toBe('1.0.0');
  });

  it('rolls back past what does not fit', async () => {
    await release('map', '1.0.0', {});
    await release('map', '1.1.0', { takes: form({ ChoiceToggle: toggle }) });
    await release('map', '1.2.0', {});
    putOutShell(form({}), noFace, '6.0.0');
    expect((await change('map', 'rollBack', null)).statusCode).toBe(200);
    expect((await gotten('map'))?.version).toBe('1.0.0');
  });
});

describe('what operators and pipelines are told', () => {
  const areaOf = async (): Promise<AreaRollout | undefined> => {
    const areas: AreaRollout[] = (await admin.get('/api/rollout/areas')).json().result;
    return areas.find(({ area }) => area === 'map');
  };
  const missed = 'remote-map 1.1.0: ChoiceToggle of shared-ui/form is not offered in the shell 6.0.0.';

  it('the console says that a stable release does not fit, and what people get', async () => {
    await release('map', '1.0.0', {});
    await release('map', '1.1.0', { takes: form({ ChoiceToggle: toggle }) });
    expect((await areaOf())?.unfit).toEqual([]);
    putOutShell(form({}), noFace, '6.0.0');
    const unfit = { version: '1.1.0', misses: [missed], instead: '1.0.0' };
    expect((await areaOf())?.unfit).toEqual([unfit]);
  });

  it('a pipeline learns what each release takes and how many people have it', async () => {
    const takes = form({ ChoiceToggle: toggle });
    await release('map', '1.0.0', { takes });
    await publish('map', '1.1.0', {});
    await change('map', 'offer', '1.1.0');
    const { people, rules } = (await admin.get('/api/rollout/rules')).json().result;
    const { revision } = rules.find(({ name }: { name: string }) => name === 'candidate-map');
    const me = (await admin.get('/api/start')).json().result.user.id;
    const rule = { audience: 'some', share: 0, companies: [], users: [me] };
    await admin.post('/api/rollout/rule', { name: 'candidate-map', revision, rule });
    const running = (await pipeline.get('/api/releases/operations', bearer('map'))).json().result;
    expect(running).toEqual([
      expect.objectContaining({ area: 'map', version: '1.0.0', takes, offers: noFace, people: people - 1 }),
      expect.objectContaining({ area: 'map', version: '1.1.0', takes: noFace, people: 1 }),
    ]);
  });

  it('who lets a shell out that breaks something is noted with the area, with the reason', async () => {
    await release('map', '1.1.0', { takes: form({ ChoiceToggle: toggle }) });
    const breaks = [{ area: 'map', version: '1.1.0', problems: [missed] }];
    const override = (reason: string) =>
      pipeline.post('/api/releases/override', { reason, breaks }, bearer('map'));
    expect((await override(' ')).statusCode).toBe(422);
    expect((await pipeline.post('/api/releases/override', { reason: 'x', breaks })).statusCode).toBe(401);
    expect((await override('The map comes tonight.')).statusCode).toBe(200);
    const [noted] = (await admin.get('/api/rollout/changes?subject=map')).json().result;
    expect(noted).toMatchObject({
      event: 'overridden',
      version: '1.1.0',
      changedBy: 'Deploy token pipeline',
      note: `The map comes tonight.\n${missed}`,
    });
  });

  it('the console lists the names that go, with the releases that still take them', async () => {
    const deprecated = { goesIn: '9.0.0', instead: 'Use TabLinks.' };
    putOutShell(form({ ChoiceToggle: { ...toggle, deprecated }, TabLinks: toggle }));
    const going = async () => (await admin.get('/api/rollout/going-names')).json().result;
    const name = { entry: 'shared-ui/form', name: 'ChoiceToggle', ...deprecated };
    expect(await going()).toEqual([{ ...name, takenBy: [] }]);
    await release('map', '1.0.0', { takes: form({ ChoiceToggle: toggle }) });
    await release('projects', '1.0.0', { takes: form({ TabLinks: toggle }) });
    const { people } = (await admin.get('/api/rollout/rules')).json().result;
    expect(await going()).toEqual([{ ...name, takenBy: [{ area: 'map', version: '1.0.0', people }] }]);
    const broker = await server.signIn('broker');
    expect((await broker.get('/api/rollout/going-names')).statusCode).toBe(403);
  });
});

describe('a page that stands open since an older shell', () => {
  const page = (names: readonly string[], contract = contractVersion) => ({
    area: 'map',
    contractVersion: contract,
    offered: { 'shared-ui/form': names },
  });
  const fitting = async (body: object, by = admin) =>
    (await by.post('/api/start/fitting', body)).json().result;

  it('gets the last release whose names it has', async () => {
    await release('map', '1.0.0', { takes: form({ ChoiceToggle: toggle }) });
    await release('map', '1.1.0', {});
    putOutShell(form({ ChoiceToggle: toggle, NewBlock: toggle }));
    await release('map', '1.2.0', { takes: form({ NewBlock: toggle }) });
    expect(await fitting(page(['NewBlock']))).toMatchObject({ area: 'map', version: '1.2.0' });
    expect(await fitting(page([]))).toMatchObject({ version: '1.1.0', takes: {} });
    expect((await change('map', 'rollBack', null)).statusCode).toBe(200);
    expect((await change('map', 'rollBack', null)).statusCode).toBe(200);
    expect(await fitting(page(['ChoiceToggle']))).toMatchObject({ version: '1.0.0' });
    expect(await fitting(page([]))).toBeNull();
    expect(await fitting(page(['ChoiceToggle'], '1.0.0'))).toBeNull();
  });

  it('gets nothing of an area that visitors have no place in, and cannot ask for everything', async () => {
    await release('map', '1.0.0', {});
    expect(await fitting(page([]), server.visitor())).toBeNull();
    const names = Array.from({ length: 3000 }, (_, place) => `Name${place}`);
    expect((await admin.post('/api/start/fitting', page(names))).statusCode).toBe(422);
  });
});

describe('a part that an area offers to others', () => {
  const offering = { offers: parts('map', { ProjectMap: map }) };
  const asking = { takes: parts('map', { ProjectMap: map }) };

  it('is there for a release that asks for it as it is', async () => {
    await release('map', '1.0.0', offering);
    await release('projects', '1.0.0', asking);
    expect((await gotten('projects'))?.version).toBe('1.0.0');
  });

  it('that is not offered refuses who asks for it, and stays where somebody asks for it', async () => {
    await release('map', '1.0.0', {});
    const refusal = {
      status: 422,
      lines: ['remote-projects 1.0.0: ProjectMap of map is not offered in remote-map 1.0.0.'],
    };
    expect(statusAndLines(await publish('projects', '1.0.0', asking))).toEqual(refusal);
    await release('map', '1.1.0', offering);
    await release('projects', '1.0.0', asking);
    expect(statusAndLines(await publish('map', '1.2.0', {})).lines).toEqual([
      'remote-projects 1.0.0: ProjectMap of map is not offered in remote-map 1.2.0.',
    ]);
  });

  it('stays where the shell asks for it', async () => {
    putOutShell(form({}), asking.takes);
    expect(statusAndLines(await publish('map', '1.0.0', {})).lines).toEqual([
      'the shell 5.0.0: ProjectMap of map is not offered in remote-map 1.0.0.',
    ]);
    expect((await publish('map', '1.0.0', offering)).statusCode).toBe(200);
  });
});
