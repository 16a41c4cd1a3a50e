import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { contractVersion, noDeclaration } from 'shared-contracts/area';
import type { AreaRollout, DeployToken, RolloutChange } from 'shared-contracts/rollout';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetRollout } from '../../testing/reset-rollout.ts';
import { runningServer } from '../../testing/running-server.ts';
import { findOperation } from '../operations/persisted-operations-store.ts';
import { earlierReleases } from './earlier-releases.ts';

let token: string;

const server = await runningServer();
const admin = await server.signIn('admin');
const pipeline = server.visitor();

beforeEach(async () => {
  await resetRollout(server);
  token = await aToken('map');
});

async function aToken(area: string, name = 'build server'): Promise<string> {
  const answer = await admin.post('/api/rollout/tokens', { area, name });
  return answer.json().result.token;
}

const bearer = (value = token) => ({ authorization: `Bearer ${value}` });

const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const script = 'var rightway_map = {};';

const declared = { ...noDeclaration, titles: { map: { es: 'Mapa' } }, picklists: ['layers'] };

const manifest = (changes: object = {}) => ({
  name: 'rightway_map',
  contractVersion,
  start: declared,
  integrity: { '__federation_entry.0a1b2c3d.js': sha384(script) },
  metaData: { remoteEntry: { path: '', name: '__federation_entry.0a1b2c3d.js' } },
  exposes: [{ path: './area', assets: { js: { sync: [] } } }],
  ...changes,
});

const wells = {
  name: 'wells',
  group: 'land',
  order: 1,
  title: { en: 'Wells', es: 'Pozos' },
  entity: { en: 'wells', es: 'pozos' },
};

const whole = (): Record<string, string> => ({
  'mf-manifest.json': JSON.stringify(manifest()),
  'operations.json': '{}',
  '__federation_entry.0a1b2c3d.js': script,
});

const operations = (...texts: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text])),
  );

/** An operation of a thousand characters that asks for its last field two to the 28th times. */
const doubling = [
  'query Doubling { currentUser { ...F0 } }',
  ...Array.from(
    { length: 28 },
    (_, place) => `fragment F${place} on CurrentUser { ...F${place + 1} ...F${place + 1} }`,
  ),
  'fragment F28 on CurrentUser { id }',
].join(' ');

const packed = (files: Readonly<Record<string, string>> = whole()): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** An archive with an entry renamed to another name of the same length, as no packer writes it. */
const renamed = (bytes: Uint8Array, name: string, other: string): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(name, other), 'latin1');

const publish = (
  bytes: Uint8Array = packed(),
  version = '1.4.2',
  { area = 'map', by = token }: { readonly area?: string; readonly by?: string } = {},
) => pipeline.upload(`/api/releases/${area}/${version}`, 'release.zip', bytes, bearer(by));

async function versions(): Promise<string[]> {
  const areas: AreaRollout[] = (await admin.get('/api/rollout/areas')).json().result;
  return areas.find(({ area }) => area === 'map')?.releases.map(({ version }) => version) ?? [];
}

const kept = () => {
  const folder = join(server.releasesFolder, 'map');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('a release', () => {
  it('is kept, registered, and gotten by nobody until somebody says so', async () => {
    const answer = await publish();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().result.manifest).toBe('http://localhost:4005/1.4.2/mf-manifest.json');
    expect(await versions()).toEqual(['1.4.2']);
    const stored = join(server.releasesFolder, 'map/1.4.2/__federation_entry.0a1b2c3d.js');
    expect(readFileSync(stored, 'utf8')).toBe(script);
    const releasesOf = async () => (await admin.get('/api/start')).json().result.releases;
    expect(await releasesOf()).toEqual([]);

    const promote = { area: 'map', action: 'promote', version: '1.4.2' };
    expect((await pipeline.post('/api/releases/change', promote, bearer())).statusCode).toBe(200);
    expect(await releasesOf()).toEqual([
      {
        area: 'map',
        version: '1.4.2',
        contractVersion,
        manifest: 'http://localhost:4005/1.4.2/mf-manifest.json',
        integrity: sha384(JSON.stringify(manifest())),
        files: {
          entry: '__federation_entry.0a1b2c3d.js',
          scripts: [],
          integrity: manifest().integrity,
          sizes: { '__federation_entry.0a1b2c3d.js': script.length },
        },
        start: declared,
      },
    ]);
    const history: RolloutChange[] = (await admin.get('/api/rollout/changes?subject=map')).json().result;
    expect(history.map(({ event, changedBy }) => [event, changedBy])).toEqual([
      ['promoted', 'Deploy token build server'],
      ['registered', 'Deploy token build server'],
    ]);
    const listed = (await pipeline.get('/api/releases/list', bearer())).json().result;
    expect(listed).toMatchObject({ area: 'map', stable: '1.4.2' });
  });

  it('is never written over, also by two uploads at once', async () => {
    const other = packed({ ...whole(), 'extra.json': '{}' });
    const answers = await Promise.all([publish(), publish(other), publish(other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const again = await publish(other);
    expect(again.json().message).toMatch(/^remote-map has a release 1\.4\.2 already\./);
    expect(kept()).toEqual(['1.4.2']);
  });

  it.each([
    ['half an archive', () => packed().slice(0, 150), /cannot be unpacked/],
    ['no archive', () => strToU8('<!doctype html>'), /cannot be unpacked/],
    ['a file outside of its folder', () => packed({ ...whole(), '../evil.js': '' }), /cannot/],
    ['a page', () => packed({ ...whole(), 'index.html': '' }), /cannot hold index\.html/],
    ['a hidden file', () => packed({ ...whole(), '.env.json': '' }), /cannot hold \.env\.json/],
    [
      'a declaration that is none',
      () => packed({ ...whole(), 'mf-manifest.json': JSON.stringify(manifest({ start: { lists: 1 } })) }),
      /start declaration is not what it must be: groups/,
    ],
    [
      'a list that this API does not have',
      () =>
        packed({
          ...whole(),
          'mf-manifest.json': JSON.stringify(manifest({ start: { ...declared, lists: [wells] } })),
        }),
      /The API has no list wells/,
    ],
    ['a script without a hash', () => packed({ ...whole(), 'other.js': '' }), /other\.js has no hash/],
    [
      'a script that was changed',
      () => packed({ ...whole(), '__federation_entry.0a1b2c3d.js': 'alert(1)' }),
      /is not what the manifest says/,
    ],
    [
      'a script that is missing',
      () =>
        packed({
          ...whole(),
          'mf-manifest.json': JSON.stringify(
            manifest({ integrity: { ...manifest().integrity, 'a.js': 'x' } }),
          ),
        }),
      /lacks a\.js/,
    ],
    [
      'a script of another size than its manifest says',
      () =>
        packed({
          ...whole(),
          'mf-manifest.json': JSON.stringify(
            manifest({ sizes: { '__federation_entry.0a1b2c3d.js': script.length + 1 } }),
          ),
        }),
      /has 22 bytes, the manifest says 23\./,
    ],
    [
      'a first script that it does not hold',
      () =>
        packed({
          ...whole(),
          'mf-manifest.json': JSON.stringify(
            manifest({ metaData: { remoteEntry: { path: 'https://else.example/', name: 'a.js' } } }),
          ),
        }),
      /lacks https:\/\/else\.example\/a\.js/,
    ],
    [
      'no area in it',
      () => packed({ ...whole(), 'mf-manifest.json': JSON.stringify(manifest({ exposes: [] })) }),
      /exposes no \.\/area/,
    ],
    ['no manifest', () => packed({ 'operations.json': '{}' }), /has no mf-manifest\.json/],
    [
      'the name of another remote',
      () => packed({ ...whole(), 'mf-manifest.json': JSON.stringify(manifest({ name: 'rightway_admin' })) }),
      /a release of rightway_admin/,
    ],
    [
      'a contract that the shell does not have',
      () =>
        packed({ ...whole(), 'mf-manifest.json': JSON.stringify(manifest({ contractVersion: '1.0.0' })) }),
      new RegExp(
        `^remote-map 1\\.4\\.2 is made for contract 1\\.0\\.0; the shell has ${contractVersion.replaceAll('.', '\\.')}\\.$`,
      ),
    ],
    [
      'an operation that the API does not have',
      () => packed({ ...whole(), 'operations.json': operations('query Wells { wells { depth } }') }),
      /^remote-map 1\.4\.2: Wells breaks\. Cannot query field "wells" on type "Query"\.$/,
    ],
    [
      'an operation under another hash',
      () => packed({ ...whole(), 'operations.json': '{"x":"query Me { currentUser { id } }"}' }),
      /^remote-map 1\.4\.2: operations\.json, x: It is not the hash of the operation/,
    ],
    [
      'an operation without measure',
      () => packed({ ...whole(), 'operations.json': operations(doubling) }),
      /^remote-map 1\.4\.2: operations\.json, [0-9a-f]{64}: It asks for too much at once\.$/,
    ],
    [
      'operations without end',
      () => packed({ ...whole(), 'operations.json': `{${' '.repeat(1_100_000)}}` }),
      /operations\.json is larger than it may be/,
    ],
    [
      'a file and a folder of one name',
      () => packed({ ...whole(), 'a.json': '{}', 'a.json/b.json': '{}' }),
      /has a file and a folder called a\.json/,
    ],
    [
      'a folder whose name a file has in capitals',
      () => packed({ ...whole(), 'A.json': '{}', 'a.json/b.json': '{}' }),
      /has a file and a folder called a\.json/,
    ],
    [
      'two files of one name',
      () => renamed(packed({ ...whole(), 'a.json': '{}', 'b.json': '[]' }), 'b.json', 'a.json'),
      /has two files called a\.json/,
    ],
    [
      'two files of one name but for capitals',
      () => packed({ ...whole(), 'a.json': '{}', 'A.json': '[]' }),
      /has two files called a\.json/,
    ],
    [
      'a name that no folder takes',
      () => packed({ ...whole(), [`${'x'.repeat(5000)}.json`]: '{}' }),
      /^A release cannot hold x{100}\.$/,
    ],
    [
      'zeros that unpack to far more than they are',
      () => zipSync({ 'a.json': new Uint8Array(60 * 1024 ** 2) }, { level: 9 }),
      /unpacks to far more than it is/,
    ],
  ])('with %s is refused, and nothing of it stays', async (_case, bytes, message) => {
    const answer = await publish(bytes());
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringMatching(message)]);
    expect(await versions()).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it.each(['1.4', 'latest', '01.2.3', '1.2.3-', '1.2.3+x', `1.2.3-${'x'.repeat(80)}`])(
    'of the version %s is refused',
    async (version) => {
      expect((await publish(packed(), version)).statusCode).toBe(422);
      expect(await versions()).toEqual([]);
    },
  );

  it('brings its operations, which run by their hash and are told to a new API', async () => {
    const text = 'query Me { currentUser { id } }';
    const hash = createHash('sha256').update(text).digest('hex');
    await publish(packed({ ...whole(), 'operations.json': JSON.stringify({ [hash]: text }) }));
    expect(await findOperation(server.database.db, hash)).toBe(text);
    await pipeline.post(
      '/api/releases/change',
      { area: 'map', action: 'promote', version: '1.4.2' },
      bearer(),
    );
    expect((await pipeline.get('/api/releases/operations', bearer())).json().result).toEqual([
      {
        area: 'map',
        version: '1.4.2',
        contractVersion,
        start: declared,
        operations: { [hash]: text },
        takes: null,
        offers: null,
        people: expect.any(Number),
      },
    ]);
  });

  it('can be asked about before it is uploaded', async () => {
    const body = { area: 'map', version: '1.4.2', contractVersion: '1.9.0', operations: {} };
    const answer = await pipeline.post('/api/releases/check', body, bearer());
    expect(answer.json().result.problems).toEqual([
      `remote-map 1.4.2 is made for contract 1.9.0; the shell has ${contractVersion}.`,
    ]);
  });
});

/** A release whose first script is this one, named by a hash of eight digits. */
function releaseOf(text: string, hash: string): Uint8Array {
  const name = `remoteEntry.${hash}.js`;
  const changes = {
    integrity: { [name]: sha384(text) },
    metaData: { remoteEntry: { path: '', name } },
  };
  return packed({
    'mf-manifest.json': JSON.stringify(manifest(changes)),
    'operations.json': '{}',
    [name]: text,
  });
}

const manyLines = (last: string) =>
  Array.from({ length: 300 }, (_, line) => `const a${line} = '${sha384(String(line))}';`).join('\n') + last;

const promote = (version: string) =>
  pipeline.post('/api/releases/change', { area: 'map', action: 'promote', version }, bearer());

describe('a release after another one', () => {
  const [before, after] = [manyLines('one();'), manyLines('two();')];
  const dictionary = createHash('sha256').update(before).digest('base64url');

  /** The content that the delta of the new script produces from the old one. */
  const unpacked = (file: string): string => {
    const delta = readFileSync(join(server.releasesFolder, 'map/1.5.0', file));
    return zstdDecompressSync(delta.subarray(40), { dictionary: Buffer.from(before) }).toString();
  };

  it('lies beside its deltas to the one that is out', async () => {
    await publish(releaseOf(before, '11111111'), '1.4.0');
    await promote('1.4.0');
    await publish(releaseOf(after, '22222222'), '1.5.0');
    const delta = `remoteEntry.22222222.js.${dictionary}.dcz`;
    const files = readdirSync(join(server.releasesFolder, 'map/1.5.0')).toSorted();
    expect(files).toEqual(['mf-manifest.json', 'operations.json', 'remoteEntry.22222222.js', delta]);
    expect(unpacked(delta)).toBe(after);
  });

  it('has none to what nobody got', async () => {
    await publish(releaseOf(before, '11111111'), '1.4.0');
    await publish(releaseOf(after, '22222222'), '1.5.0');
    expect(readdirSync(join(server.releasesFolder, 'map/1.5.0'))).toHaveLength(3);
  });

  it('has none to a file that was changed where it lies, and comes all the same', async () => {
    await publish(releaseOf(before, '11111111'), '1.4.0');
    await promote('1.4.0');
    writeFileSync(join(server.releasesFolder, 'map/1.4.0/remoteEntry.11111111.js'), 'all of it is gone');
    expect((await publish(releaseOf(after, '22222222'), '1.5.0')).statusCode).toBe(200);
    expect(readdirSync(join(server.releasesFolder, 'map/1.5.0'))).toHaveLength(3);
  });

  it.each([
    ['serves as it was released', (text: string) => text, 1],
    ['serves as something else', (text: string) => `${text};`, 0],
  ])('is compared with one that only its origin has where it %s', async (_case, served, files) => {
    const origin = createServer((_request, response) => response.end(served(before))).listen(0);
    const { port } = Object(origin.address());
    await publish(releaseOf(before, '11111111'), '1.4.0');
    await promote('1.4.0');
    const parts = {
      db: server.database.db,
      store: { get: async () => undefined },
      origin: `http://localhost:${port}`,
    };
    const [earlier] = await earlierReleases(parts, 'map');
    origin.close();
    expect(earlier?.size).toBe(files);
  });
});

describe('a deploy token', () => {
  it('is for one area', async () => {
    const other = await aToken('admin');
    const refused = await publish(packed(), '1.4.2', { by: other });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'This deploy token is for remote-admin, not for remote-map.',
    ]);
    const change = { area: 'map', action: 'rollBack' };
    expect((await pipeline.post('/api/releases/change', change, bearer(other))).statusCode).toBe(403);
  });

  it('counts until it is revoked, and is listed without itself', async () => {
    await publish();
    const list = await admin.get('/api/rollout/tokens');
    const [listed]: DeployToken[] = list.json().result;
    expect(listed).toMatchObject({
      area: 'map',
      name: 'build server',
      createdBy: 'Alex Admin',
      revokedAt: null,
    });
    expect(listed?.lastUsedAt).not.toBeNull();
    expect(list.body).not.toContain(token);
    const { rows } = await server.database.pool.query('select * from deploy_token');
    expect(JSON.stringify(rows)).not.toContain(token);
    await admin.post('/api/rollout/tokens/revoke', { id: listed?.id });
    expect((await publish(packed(), '1.4.3')).statusCode).toBe(401);
    expect((await admin.post('/api/rollout/tokens/revoke', { id: listed?.id })).statusCode).toBe(404);
  });

  it('is needed, and made by system administrators alone', async () => {
    expect((await publish(packed(), '1.4.2', { by: 'rightway_deploy_x' })).statusCode).toBe(401);
    expect((await pipeline.get('/api/releases/list')).statusCode).toBe(401);
    expect((await pipeline.get('/api/releases/operations')).statusCode).toBe(401);
    const broker = await server.signIn('broker');
    expect((await broker.post('/api/rollout/tokens', { area: 'map', name: 'mine' })).statusCode).toBe(403);
    expect((await broker.get('/api/rollout/tokens')).statusCode).toBe(403);
  });
});
