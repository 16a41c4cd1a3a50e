import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ArchiveError, withArchive } from './archive-files.ts';

const room = { files: 4, bytes: 1000 };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rightway-archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = (content: string) => new TextEncoder().encode(content);

async function read(archive: Uint8Array, limits = room): Promise<readonly string[] | string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, archive);
  try {
    return await withArchive(path, limits, async (files) => {
      const entries: string[] = [];
      for (const file of files) entries.push(`${file.path} ${await text(file.open())}`);
      return entries;
    });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return `${error.reason} ${error.file}`;
  }
}

/** Changes bytes of an archive: in each of its local and central headers, `at` bytes after a signature. */
function changed(archive: Uint8Array, change: (view: DataView, at: number, isCentral: boolean) => void) {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) change(view, at, false);
    if (signature === 0x02014b50) change(view, at, true);
  }
  return copy;
}

it('gives the files of people, with their folders, and not what programs leave', async () => {
  const archive = zipSync({
    'a.txt': bytes('one'),
    'of/b.txt': bytes('two'),
    '__MACOSX/._a.txt': bytes('x'),
    'of/.DS_Store': bytes('x'),
    'Thumbs.db': bytes('x'),
  });
  expect(await read(archive)).toEqual(['a.txt one', 'of/b.txt two']);
});

it('refuses what is doubled, too many, too large, locked, damaged or lies about its size', async () => {
  const twins = zipSync({ 'a.txt': bytes('1'), 'A.TXT': bytes('2') });
  expect(await read(twins)).toBe('twins A.TXT');
  const many = zipSync(Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${n}.txt`, bytes('x')])));
  expect(await read(many)).toBe('many ');
  expect(await read(zipSync({ 'a.txt': bytes('x'.repeat(1001)) }))).toBe('large ');
  expect(await read(zipSync({ '../a.txt': bytes('x') }))).toBe('damaged ');
  expect(await read(bytes('This is no archive.'))).toBe('damaged ');
  const whole = zipSync({ 'a.txt': bytes('x'.repeat(500)) });
  expect(await read(whole.slice(0, whole.length - 30))).toBe('damaged ');
  const locked = changed(whole, (view, at, isCentral) => {
    const flags = at + (isCentral ? 8 : 6);
    view.setUint16(flags, view.getUint16(flags, true) | 1, true);
  });
  expect(await read(locked)).toBe('locked a.txt');
  // 500 bytes that claim to be ten: the reader must stop, whatever is packed.
  const liar = changed(whole, (view, at, isCentral) => view.setUint32(at + (isCentral ? 24 : 22), 10, true));
  expect(await read(liar)).toBe('damaged a.txt');
});
