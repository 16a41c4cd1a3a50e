import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { wholeBytes } from './whole-bytes.ts';

const bytes = Buffer.from('a survey plan');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const failure = (cause: unknown) => new Error('No whole file.', { cause });

it('gives up bytes that stop coming, although their line stays open', async () => {
  const source = new PassThrough();
  source.write(bytes.subarray(0, 5));
  await expect(buffer(wholeBytes(source, sha256, 50, failure))).rejects.toThrow('No whole file.');
  expect(source.destroyed).toBe(true);
});

it('hands on all of what comes slowly', async () => {
  const source = new PassThrough();
  const whole = buffer(wholeBytes(source, sha256, 5000, failure));
  for (const byte of bytes) source.write(Buffer.of(byte));
  source.end();
  expect(Buffer.compare(await whole, bytes)).toBe(0);
});
