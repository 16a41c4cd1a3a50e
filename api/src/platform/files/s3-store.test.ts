import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBucket, type TestBucket } from '../../testing/s3-bucket.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-s3-'));
let files: FileStore;
let bucket: TestBucket;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  bucket = await startBucket();
  files = s3Store(bucket.place);
});

afterAll(() => {
  vi.unstubAllEnvs();
  bucket.stop();
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
  expect(bucket.writes).toEqual([`/land/${sha256.slice(0, 2)}/${sha256.slice(2)}`]);
  const stream = await files.read(sha256);
  expect(stream && Buffer.compare(await buffer(stream), bytes)).toBe(0);
  expect(await files.read('0'.repeat(64))).toBeUndefined();
});

it('lists what it keeps, over several answers, and nothing else that lies in its bucket', async () => {
  const own = await startBucket();
  const store = s3Store(own.place);
  const kept = ['first', 'second', 'third'].map((text) => createHash('sha256').update(text).digest('hex'));
  for (const sha256 of kept) await store.put(sha256, randomBytes(10));
  own.objects.set('/land/releases/map/1.0.0/main.js', Buffer.from('a release'));
  const listed: string[] = [];
  for await (const sha256 of store.list()) listed.push(sha256);
  expect(listed.toSorted()).toEqual(kept.toSorted());
  own.stop();
});

it.each(['refusing', 'cut', 'silent'] as const)(
  'says so while its bucket is %s, and goes on after',
  async (kind) => {
    const impatient = s3Store(bucket.place, 200);
    const bytes = randomBytes(300_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const path = join(folder, 'broken');
    writeFileSync(path, bytes);
    bucket.breakAs(kind);
    const away = { code: 'UNAVAILABLE', message: expect.stringContaining('store of files') };
    await expect(impatient.keep(sha256, path)).rejects.toMatchObject(away);
    await expect(impatient.read(sha256)).rejects.toMatchObject(away);
    bucket.breakAs(undefined);
    await impatient.keep(sha256, path);
    const stream = await impatient.read(sha256);
    expect(stream && Buffer.compare(await buffer(stream), bytes)).toBe(0);
  },
);

it.each(['half', 'stalled', 'short', 'other'] as const)(
  'gives a whole file or an error where its bucket is %s',
  async (kind) => {
    const impatient = s3Store(bucket.place, 300);
    const bytes = randomBytes(300_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await impatient.put(sha256, bytes);
    bucket.breakAs(kind);
    const got: Buffer[] = [];
    const reading = impatient.read(sha256).then(async (stream) => {
      for await (const piece of stream ?? []) got.push(piece);
    });
    await expect(reading).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('store of files'),
    });
    expect(Buffer.concat(got).length).toBeLessThan(bytes.length);
    bucket.breakAs(undefined);
    const stream = await impatient.read(sha256);
    expect(stream && Buffer.compare(await buffer(stream), bytes)).toBe(0);
  },
);

it('forgets what it is told to', async () => {
  const sha256 = createHash('sha256').update('gone').digest('hex');
  await files.put(sha256, Buffer.from('gone'));
  await files.remove(sha256);
  await files.remove(sha256);
  expect(await files.read(sha256)).toBeUndefined();
});
