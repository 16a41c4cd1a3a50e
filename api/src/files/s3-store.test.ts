import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

const objects = new Map<string, Buffer>();
const writes: string[] = [];

/** A store that speaks as much S3 as is needed: PUT, GET and HEAD of objects by path. */
const bucket = createServer(async (request, response) => {
  const key = request.url?.split('?')[0] ?? '';
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
  if (request.method === 'PUT') {
    objects.set(key, await buffer(request));
    writes.push(key);
    return response.writeHead(200, { etag: '"x"' }).end();
  }
  const found = objects.get(key);
  if (!found) return response.writeHead(404).end();
  response.writeHead(200, { 'content-length': found.length });
  return response.end(request.method === 'HEAD' ? undefined : found);
});

const folder = mkdtempSync(join(tmpdir(), 'rightway-s3-'));
let files: FileStore;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  files = s3Store({ bucket: 'land', region: 'ca-central-1', endpoint: `http://127.0.0.1:${port}` });
});

afterAll(() => {
  vi.unstubAllEnvs();
  bucket.closeAllConnections();
  bucket.close();
  rmSync(folder, { recursive: true });
});

it('keeps files in a bucket under their hash, the same one once', async () => {
  const bytes = randomBytes(300_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  await files.keep(sha256, path);
  await files.keep(sha256, path);
  await files.put(sha256, bytes);
  expect(writes).toEqual([`/land/${sha256.slice(0, 2)}/${sha256.slice(2)}`]);
  const stream = await files.read(sha256);
  expect(stream && Buffer.compare(await buffer(stream), bytes)).toBe(0);
  expect(await files.read('0'.repeat(64))).toBeUndefined();
});
