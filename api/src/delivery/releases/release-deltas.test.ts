import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { deltaMagic, deltaName } from 'shared-contracts/rollout';
import { expect, it } from 'vitest';
import { releaseDeltas } from './release-deltas.ts';

/** A script of some kilobytes that hardly compresses; one line of it is changed. */
const script = (line: string): Buffer =>
  Buffer.from(
    Array.from({ length: 400 }, (_, place) =>
      place === 200
        ? line
        : `const a${place} = '${createHash('sha256').update(`${place}`).digest('base64')}';`,
    ).join('\n'),
  );

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url');

/** Decompresses a delta as a browser with the dictionary does. */
function unpacked(delta: Buffer, dictionary: Buffer): Buffer {
  expect([...delta.subarray(0, 8)]).toEqual(deltaMagic);
  expect(delta.subarray(8, 40).equals(createHash('sha256').update(dictionary).digest())).toBe(true);
  return zstdDecompressSync(delta.subarray(40), { dictionary });
}

it('makes of a changed line some tens of bytes that lead back to the very file', async () => {
  const [before, after] = [script('one();'), script('two();')];
  const deltas = await releaseDeltas(new Map([['269.22222222.js', after]]), [
    new Map([['269.11111111.js', before]]),
  ]);
  const name = deltaName('269.22222222.js', hashOf(before));
  expect([...deltas.keys()]).toEqual([name]);
  const delta = deltas.get(name) ?? Buffer.alloc(0);
  expect(delta.byteLength).toBeLessThan(200);
  expect(unpacked(delta, before).equals(after)).toBe(true);
});

it('makes one for each release that browsers may have, and none twice', async () => {
  const [older, old, now] = [script('one();'), script('two();'), script('three();')];
  const release = (content: Buffer, hash: string) => new Map([[`a.${hash}.js`, content]]);
  const deltas = await releaseDeltas(release(now, '33333333'), [
    release(old, '22222222'),
    release(old, '22222222'),
    release(older, '11111111'),
  ]);
  expect([...deltas.keys()].sort()).toEqual(
    [old, older].map((one) => deltaName('a.33333333.js', hashOf(one))).sort(),
  );
});

it('makes none for what is new, has no counterpart, or has become something else', async () => {
  const files = new Map([
    ['new.11111111.js', script('one();')],
    ['mf-manifest.json', Buffer.from('{}')],
    ['other.11111111.js', Buffer.from('all();')],
  ]);
  const earlier = new Map([
    ['mf-manifest.json', Buffer.from('{"before":1}')],
    ['other.22222222.js', Buffer.from('nothing.of.that();')],
  ]);
  expect(await releaseDeltas(files, [earlier])).toEqual(new Map());
});

it('keeps the window within what every browser unpacks, also of a large file', async () => {
  const before = Buffer.alloc(9 * 1024 ** 2, script('one();'));
  const after = Buffer.concat([Buffer.from('changed();\n'), before]);
  const deltas = await releaseDeltas(new Map([['a.22222222.js', after]]), [
    new Map([['a.11111111.js', before]]),
  ]);
  const [delta = Buffer.alloc(0)] = deltas.values();
  expect(after.byteLength).toBeGreaterThan(8 * 1024 ** 2);
  // RFC 8878, 3.1.1.1: with one segment the window is the file; else its exponent is in the next byte.
  const [descriptor = 0, window = 0] = delta.subarray(44);
  expect(descriptor & 0x20).toBe(0);
  expect(10 + (window >> 3)).toBeLessThanOrEqual(23);
  expect(unpacked(delta, before).equals(after)).toBe(true);
});
