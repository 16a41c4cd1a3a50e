import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { contractVersion } from '../shared-contracts/src/area/index.ts';
import type { BuiltApp } from './build-suite.ts';
import { demoFolder } from './demo-folder.ts';
import { freePorts } from './free-port.ts';
import { partReviver } from './revive-part.ts';
import { runSuite } from './run-suite.ts';
import { apps, suiteAddress } from './suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-suite-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A build of an application that holds no more than a suite reads of it. */
function aBuild(app: string): BuiltApp {
  const dist = join(folder, app);
  mkdirSync(join(dist, '1.0.0'), { recursive: true });
  writeFileSync(
    join(dist, '1.0.0/index.html'),
    '<html><head><base href="/"></head><body>Rightway</body></html>',
  );
  writeFileSync(
    join(dist, '1.0.0/mf-manifest.json'),
    JSON.stringify({
      name: app,
      contractVersion,
      metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
      exposes: [{ path: './area', assets: { js: { sync: [] } } }],
    }),
  );
  return { app, version: '1.0.0', dist };
}

it.each([
  [undefined, 'http://localhost:4000'],
  ['/', 'http://localhost:4000'],
  ['/land/', 'http://localhost:4000/land'],
  ['/a/b/', 'http://localhost:4000/a/b'],
])('a suite mounted at %s is at %s', (basePath, address) => {
  expect(suiteAddress(4000, basePath)).toBe(address);
});

it('starts below a path, says where it is, and brings a remote back that was killed', async () => {
  const printed: string[] = [];
  // Making a database takes many times as long as opening a copy.
  cpSync(await demoFolder(), join(folder, 'data'), { recursive: true });
  const port = await freePorts(7930, apps.length);
  const suite = await runSuite({
    port,
    dataFolder: join(folder, 'data'),
    built: apps.map(aBuild),
    environment: { BASE_PATH: '/land/', DEMO: 'false' },
    onCrash: (part, output) => remotes.revive(part, output),
  });
  const remotes = partReviver({ start: () => suite.startRemote('map'), print: (text) => printed.push(text) });
  try {
    expect(suite.address).toBe(`http://localhost:${port}/land`);
    expect((await fetch(`${suite.address}/api/health`)).status).toBe(200);
    expect(await (await fetch(suite.address)).text()).toContain('<base href="/land/">');
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(404);
    const start = await (await fetch(`${suite.address}/api/start`)).json();
    expect(start).toMatchObject({ result: { user: null } });
    process.kill(suite.pidOf('remote-map') ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(printed.at(-1)).toBe('remote-map runs again.'), 300_000);
    const manifest = await fetch(
      `http://localhost:${port + apps.indexOf('remote-map')}/1.0.0/mf-manifest.json`,
    );
    expect([manifest.status, (await fetch(`${suite.address}/api/health`)).status]).toEqual([200, 200]);
  } finally {
    remotes.stop();
    await suite.stop();
  }
});
