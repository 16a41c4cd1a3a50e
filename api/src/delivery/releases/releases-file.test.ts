import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from 'shared-contracts/area';
import { type Face, noFace } from 'shared-contracts/face';
import { integrityOf } from 'shared-contracts/integrity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteOriginsOf } from '../../platform/config/remote-origins.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDemoDatabase } from '../../testing/test-database.ts';
import { findOperation } from '../operations/persisted-operations-store.ts';
import { changeArea } from './change-area.ts';
import { readRegistry, releaseFacts } from './release-store.ts';
import { registerReleases } from './releases-file.ts';
import { noShells, type Shells } from './running-shells.ts';

const adminAt = (origin: string) =>
  remoteOriginsOf(new Map([['admin', origin]]), 'http://127.0.0.1:1/{area}');
const nowhere = adminAt('http://127.0.0.1:1');

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'rightway-releases-'));
const file = join(folder, 'releases.json');

beforeAll(async () => {
  database = await openDemoDatabase();
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const start = async (version: string) => {
  const integrity = `sha384-${version}`;
  writeFileSync(file, JSON.stringify([{ area: 'map', version, path: `${version}/m.json`, integrity }]));
  await registerReleases(database.db, file, nowhere, noShells, new Date());
};

const stable = async () => (await readRegistry(database.db)).find(({ area }) => area === 'map')?.stable;

it('makes a new release the stable one, and leaves alone what operators did since', async () => {
  await start('1.0.0');
  await start('1.1.0');
  expect(await stable()).toMatchObject({ version: '1.1.0', manifestIntegrity: 'sha384-1.1.0' });
  const actor = { id: null, name: 'a test' };
  const parts = { db: database.db, shells: { read: async () => noShells } };
  await changeArea(parts, actor, new Date(), { area: 'map', action: 'rollBack', version: null });
  await start('1.1.0');
  expect((await stable())?.version).toBe('1.0.0');
  await start('1.2.0');
  expect((await stable())?.version).toBe('1.2.0');
});

const operation = 'query Me { currentUser { id } }';
const hash = createHash('sha256').update(operation).digest('hex');

/** Registers a release whose manifest an origin serves. */
async function startBeside(manifest: string, operations = { [hash]: operation }): Promise<void> {
  const origin = createServer(({ url }, response) =>
    response.end(url?.endsWith('/operations.json') ? JSON.stringify(operations) : manifest),
  ).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  const address = origin.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  writeFileSync(file, JSON.stringify([{ area: 'admin', version: '2.0.0', path: '2.0.0/m.json' }]));
  try {
    await registerReleases(database.db, file, adminAt(`http://127.0.0.1:${port}`), noShells, new Date());
  } finally {
    origin.close();
  }
}

it('takes hash, files and operations from the origin where the file names none', async () => {
  const integrity = { 'remoteEntry.1.js': 'sha384-x' };
  const manifest = JSON.stringify({
    name: 'rightway_admin',
    contractVersion: '1.0.0',
    integrity,
    metaData: { remoteEntry: { path: '', name: 'remoteEntry.1.js' } },
    exposes: [{ path: './area', assets: { js: { sync: ['a.js'] } } }],
  });
  await startBeside(manifest);
  const admin = (await readRegistry(database.db)).find(({ area }) => area === 'admin');
  expect(admin?.stable).toMatchObject({
    manifestIntegrity: integrityOf(Buffer.from(manifest)),
    files: { entry: 'remoteEntry.1.js', scripts: ['a.js'], integrity },
  });
  expect(await findOperation(database.db, hash)).toBe(operation);
});

it('keeps what is known of a release whose origin is away', async () => {
  await registerReleases(database.db, file, adminAt('http://127.0.0.1:1'), noShells, new Date());
  const admin = (await readRegistry(database.db)).find(({ area }) => area === 'admin');
  expect(admin?.stable?.files?.entry).toBe('remoteEntry.1.js');
  expect(await releaseFacts(database.db, 'admin', '2.0.0')).toMatchObject({
    operations: { [hash]: operation },
  });
});

it('stops the start where an origin serves something else than a manifest', async () => {
  await expect(startBeside('<!doctype html>')).rejects.toThrow(/2\.0\.0\/m\.json, which is no manifest/);
});

it('stops the start where an origin serves an operation under a hash that is not its own', async () => {
  await expect(startBeside('{}', { [hash]: `${operation} ` })).rejects.toThrow(
    new RegExp(`2\\.0\\.0/m\\.json, whose operations\\.json has an operation under ${hash}`),
  );
});

it('that cannot be read stops the start with a sentence', async () => {
  writeFileSync(file, '[{"area":"garden"}]');
  await expect(registerReleases(database.db, file, nowhere, noShells, new Date())).rejects.toThrow(
    /^RELEASES_FILE .* cannot be read/,
  );
});

describe('beside a shell that says what it offers', () => {
  const names = (...all: string[]): Face => ({
    ...noFace,
    entries: { 'shared-ui': { names: Object.fromEntries(all.map((name) => [name, {}])) } },
  });
  const shell = (...offered: string[]) => ({
    faces: [{ version: '5.0.0', contractVersion, offers: names(...offered), takes: noFace }],
    silent: [],
  });
  const begin = async (version: string, takes: Face, shells: Shells) => {
    const release = {
      area: 'associates',
      version,
      path: `${version}/m.json`,
      integrity: `sha384-${version}`,
    };
    writeFileSync(file, JSON.stringify([{ ...release, takes, offers: noFace }]));
    await registerReleases(database.db, file, nowhere, shells, new Date());
  };
  const stableAssociates = async () =>
    (await readRegistry(database.db)).find(({ area }) => area === 'associates')?.stable?.version;

  it('a new release that takes more is refused with every name, and the one before stays', async () => {
    await begin('1.0.0', names('LoadingBar'), shell('LoadingBar'));
    await expect(
      begin('1.1.0', names('LoadingBar', 'NewBlock', 'OtherBlock'), shell('LoadingBar')),
    ).rejects.toThrow(
      /remote-associates 1\.1\.0: NewBlock of shared-ui is not offered in the shell 5\.0\.0\.\n.*OtherBlock/,
    );
    expect(await stableAssociates()).toBe('1.0.0');
  });

  it('one that is known starts all the same, where the shell is another one by now', async () => {
    await begin('1.2.0', names('LoadingBar'), shell('LoadingBar'));
    await begin('1.2.0', names('LoadingBar'), shell());
    expect(await stableAssociates()).toBe('1.2.0');
  });
});
