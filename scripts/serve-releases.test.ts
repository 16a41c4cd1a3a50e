import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { freePorts } from './free-port.ts';
import { releaseFile } from './serve-releases.ts';

it.each([
  ['/1.0.0/mf-manifest.json', '/releases/1.0.0/mf-manifest.json'],
  ['/1.0.0/main.js?attempt=2', '/releases/1.0.0/main.js'],
  ['/1.0.0/269.555255f7.js.LICENSE.txt', '/releases/1.0.0/269.555255f7.js.LICENSE.txt'],
])('serves %s', (address, file) => {
  expect(releaseFile('/releases', address)).toBe(file);
});

it.each([
  '/..%2fsecret.json',
  '/.unfinished-1.0.0/main.js',
  '/1.0.0/',
  '/1.0.0/page.html',
  '/%00.js',
  '/%E0%A4%A.js',
])('does not serve %s', (address) => {
  expect(releaseFile('/releases', address)).toBeUndefined();
});

it.each(['/../secret.json', '/%2e%2e/secret.json', '/1.0.0/../../secret.json'])(
  'stays inside its folder at %s',
  (address) => {
    expect(releaseFile('/releases', address)).toBe('/releases/secret.json');
  },
);

it('goes on serving when somebody leaves before the answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-served-'));
  writeFileSync(join(folder, 'main.js'), 'x'.repeat(100_000));
  const port = await freePorts(7900, 1);
  const server = spawn(process.execPath, [
    join(import.meta.dirname, 'serve-releases.ts'),
    '--folder',
    folder,
    '--port',
    String(port),
  ]);
  const address = `http://127.0.0.1:${port}/main.js`;
  await vi.waitUntil(
    () =>
      fetch(address)
        .then(({ ok }) => ok)
        .catch(() => false),
    { timeout: 30_000 },
  );
  for (let visitor = 0; visitor < 200; visitor += 1) {
    const left = new AbortController();
    const asked = fetch(address, { signal: left.signal }).catch(() => undefined);
    setTimeout(() => left.abort(), visitor % 4);
    await asked;
  }
  expect((await fetch(address)).status).toBe(200);
  server.kill();
  rmSync(folder, { recursive: true });
});
