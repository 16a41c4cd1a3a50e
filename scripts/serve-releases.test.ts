import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { deltaMagic, deltaName } from '../shared-contracts/src/rollout/index.ts';
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

/** Serves a folder on a port of its own while the work lasts. */
async function whileServed(folder: string, work: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePorts(7900, 1);
  const program = join(import.meta.dirname, 'serve-releases.ts');
  const server = spawn(process.execPath, [program, '--folder', folder, '--port', String(port)]);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await vi.waitUntil(() => fetch(origin).then(Boolean, () => false), { timeout: 300_000 });
    await work(origin);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

const before = Buffer.from('one();'.repeat(1000));
const after = Buffer.from(`two();${before.toString()}`);
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest();

/** A folder with a release, and its delta to the script of the release before. */
function releasedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-served-'));
  mkdirSync(join(folder, '1.1.0'));
  writeFileSync(join(folder, '1.1.0/a.22222222.js'), after);
  writeFileSync(join(folder, '1.1.0/mf-manifest.json'), '{}');
  const head = Buffer.concat([Buffer.from(deltaMagic), hashOf(before)]);
  const name = deltaName('a.22222222.js', hashOf(before).toString('base64url'));
  writeFileSync(
    join(folder, '1.1.0', name),
    Buffer.concat([head, zstdCompressSync(after, { dictionary: before })]),
  );
  return folder;
}

/** Asks as a plain client: what comes is not unpacked. */
const ask = (address: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
  new Promise<{ head: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = request(address, { headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ head: answer.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject).end();
  });

it('sends who has the file of the release before the delta to it, and everybody else the file', async () => {
  await whileServed(releasedFolder(), async (origin) => {
    const address = `${origin}/1.1.0/a.22222222.js`;
    const available = `:${hashOf(before).toString('base64')}:`;
    const delta = await ask(address, { 'accept-encoding': 'gzip, dcz', 'available-dictionary': available });
    expect(delta.head).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(delta.body.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'use-as-dictionary': 'match="/*/a.*.js"',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(delta.body.byteLength).toBeLessThan(100);
    expect(delta.body.subarray(8, 40).equals(hashOf(before))).toBe(true);
    expect(zstdDecompressSync(delta.body.subarray(40), { dictionary: before }).equals(after)).toBe(true);
    const head = await ask(address, { 'accept-encoding': 'dcz', 'available-dictionary': available }, 'HEAD');
    expect(head.head['content-length']).toBe(String(delta.body.byteLength));

    const strange: readonly Readonly<Record<string, string>>[] = [
      { 'accept-encoding': 'gzip, br' },
      { 'accept-encoding': 'gzip, br', 'available-dictionary': available },
      { 'accept-encoding': 'dcz' },
      { 'accept-encoding': 'dcz', 'available-dictionary': `:${hashOf(after).toString('base64')}:` },
      { 'accept-encoding': 'dcz', 'available-dictionary': `:${'../'.repeat(14)}a=:` },
      { 'accept-encoding': 'dcz', 'available-dictionary': `${available}, ${available}` },
      { 'accept-encoding': 'dcz', 'available-dictionary': `:${'A'.repeat(6000)}=:` },
    ];
    for (const headers of strange) {
      const whole = await ask(address, headers);
      expect(whole.body.equals(after)).toBe(true);
      expect(whole.head['content-encoding']).toBeUndefined();
      expect(whole.head.vary).toBe('accept-encoding, available-dictionary');
    }
  });
});

it('offers no manifest as a dictionary, and serves no delta as a file', async () => {
  await whileServed(releasedFolder(), async (origin) => {
    const { head } = await ask(`${origin}/1.1.0/mf-manifest.json`, {});
    expect(head['use-as-dictionary']).toBeUndefined();
    const name = deltaName('a.22222222.js', hashOf(before).toString('base64url'));
    expect((await fetch(`${origin}/1.1.0/${name}`)).status).toBe(404);
  });
});

it('goes on serving when somebody leaves before the answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-served-'));
  writeFileSync(join(folder, 'main.js'), 'x'.repeat(100_000));
  await whileServed(folder, async (origin) => {
    const address = `${origin}/main.js`;
    for (let visitor = 0; visitor < 200; visitor += 1) {
      const left = new AbortController();
      const answer = fetch(address, { signal: left.signal }).catch(() => undefined);
      setTimeout(() => left.abort(), visitor % 4);
      await answer;
    }
    expect((await fetch(address)).status).toBe(200);
  });
});
