import { createHash } from 'node:crypto';
import { deltaName } from 'shared-contracts/rollout';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBucket, type TestBucket } from '../../testing/s3-bucket.ts';
import { s3Releases } from './release-files.ts';

let bucket: TestBucket;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  bucket = await startBucket();
});

afterAll(() => {
  vi.unstubAllEnvs();
  bucket.stop();
});

const release = (operations: string) =>
  new Map([
    ['mf-manifest.json', Buffer.from('{}')],
    ['operations.json', Buffer.from(operations)],
    ['remoteEntry.1.js', Buffer.from('var a;')],
  ]);

it('keeps a release in a bucket with its manifest last, and never writes one over', async () => {
  const releases = s3Releases(bucket.place);
  await releases.put('map', '1.0.0', release('{}'));
  const folder = '/land/releases/map/1.0.0';
  expect(bucket.writes.toSorted()).toEqual(
    ['mf-manifest.json', 'operations.json', 'remoteEntry.1.js'].map((name) => `${folder}/${name}`),
  );
  expect(bucket.writes.at(-1)).toBe(`${folder}/mf-manifest.json`);
  expect(bucket.objects.get(`${folder}/remoteEntry.1.js`)?.toString()).toBe('var a;');
  expect(bucket.headers.get(`${folder}/remoteEntry.1.js`)).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': expect.stringContaining('immutable'),
  });
  await expect(releases.put('map', '1.0.0', release('{"changed":""}'))).rejects.toThrow(
    'remote-map has a release 1.0.0 already.',
  );
  expect(bucket.objects.get(`${folder}/operations.json`)?.toString()).toBe('{}');
});

it('removes a release from a bucket, and no other', async () => {
  const releases = s3Releases(bucket.place);
  for (const version of ['2.0.0-try.1', '2.0.0-try.10']) await releases.put('map', version, release('{}'));
  await releases.remove('map', '2.0.0-try.1');
  const left = [...bucket.objects.keys()].filter((path) => path.includes('-try.'));
  expect(left).toHaveLength(3);
  expect(left.every((path) => path.startsWith('/land/releases/map/2.0.0-try.10/'))).toBe(true);
  await releases.remove('map', '2.0.0-try.1');
});

it('keeps deltas in a bucket so that they are unpacked as what they are of, and gives files back', async () => {
  const releases = s3Releases(bucket.place);
  const delta = deltaName('a.11111111.js', createHash('sha256').update('before').digest('base64url'));
  await releases.put('map', '1.5.0', new Map([...release('{}'), [delta, Buffer.from('delta')]]));
  expect(bucket.headers.get(`/land/releases/map/1.5.0/${delta}`)).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(Buffer.from((await releases.get('map', '1.5.0', delta)) ?? []).toString()).toBe('delta');
  expect(await releases.get('map', '1.5.0', 'b.11111111.js')).toBeUndefined();
});

it.each(['refusing', 'cut', 'silent'] as const)(
  'has no release where its bucket is %s half-way, says so, and takes it once it is mended',
  async (kind) => {
    const releases = s3Releases(bucket.place, 200);
    const version = `2.0.0-${kind}`;
    const manifest = `/land/releases/map/${version}/mf-manifest.json`;
    bucket.breakAfter(2, kind);
    await expect(releases.put('map', version, release('{}'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('store of files'),
    });
    expect(bucket.objects.has(manifest)).toBe(false);
    bucket.breakAs(undefined);
    await releases.put('map', version, release('{}'));
    expect(bucket.objects.has(manifest)).toBe(true);
  },
);
