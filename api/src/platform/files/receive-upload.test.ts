import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { newFile } from './new-file.ts';
import { incomingIn, receiveUpload } from './receive-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-receive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('hands over what came, and keeps nothing of it', async () => {
  const seen = await receiveUpload(
    Readable.from([Buffer.from('half '), Buffer.from('whole')]),
    folder,
    async (file) => ({
      ...file,
      text: readFileSync(file.path, 'utf8'),
    }),
  );
  expect([seen.text, seen.size]).toEqual(['half whole', 10]);
  expect(existsSync(seen.path)).toBe(false);
});

it('leaves nothing of uploads that break off, however early', async () => {
  const broken = () =>
    new Readable({
      read() {
        this.destroy(new Error('It broke off.'));
      },
    });
  const tried = await Promise.allSettled(
    Array.from({ length: 64 }, () => receiveUpload(broken(), folder, async () => 'kept')),
  );
  expect(tried.map(({ status }) => status)).toEqual(Array.from({ length: 64 }, () => 'rejected'));
  // Any work that a stream does after its end has finished by then.
  await pause(50);
  expect(readdirSync(incomingIn(folder))).toEqual([]);
});

it('has its file before anything is written, so that a removed one never comes back', async () => {
  const path = join(folder, 'new');
  const stream = await newFile(path);
  expect(existsSync(path)).toBe(true);
  await expect(newFile(path)).rejects.toThrow('EEXIST');
  rmSync(path);
  stream.end('late');
  await finished(stream);
  expect(existsSync(path)).toBe(false);
});
