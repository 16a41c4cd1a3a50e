import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '../errors/startup-error.ts';

/** The key that encrypts the files of a backup; undefined where they are not encrypted. */
export type SealKey = Buffer | undefined;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** Parameters of scrypt: each guess at a passphrase costs 64 MB and a fifth of a second. */
const guessing = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };

/** The key derived from a passphrase and the salt of a backup. */
export const sealKey = (word: string | undefined, salt: string): SealKey =>
  word === undefined ? undefined : scryptSync(word, Buffer.from(salt, 'hex'), keyBytes, guessing);

/** Proof that a text was written by somebody who has the key. */
export const sealOf = (key: SealKey, text: string): string | null =>
  key === undefined ? null : createHmac('sha256', key).update(text).digest('hex');

/**
 * Writes text or bytes compressed, and encrypted where there is a key: a nonce, the bytes, their authentication tag.
 */
export async function writeSealed(
  file: string,
  content: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>,
  key: SealKey,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (key === undefined) {
    await pipeline(Readable.from(content), createGzip(), createWriteStream(file, { flags: 'wx' }));
    return;
  }
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const framed = async function* (bytes: AsyncIterable<Uint8Array>) {
    yield nonce;
    yield* bytes;
    yield cipher.getAuthTag();
  };
  await pipeline(
    Readable.from(content),
    createGzip(),
    cipher,
    framed,
    createWriteStream(file, { flags: 'wx' }),
  );
}

async function opened(file: string, key: Buffer): Promise<Readable> {
  const { size } = await stat(file);
  const handle = await open(file);
  try {
    const nonce = Buffer.alloc(nonceBytes);
    const tag = Buffer.alloc(tagBytes);
    await handle.read(nonce, 0, nonceBytes, 0);
    await handle.read(tag, 0, tagBytes, size - tagBytes);
    const decipher = createDecipheriv(algorithm, key, nonce).setAuthTag(tag);
    const source = createReadStream(file, { start: nonceBytes, end: size - tagBytes - 1 });
    source.on('error', (error) => decipher.destroy(error));
    return source.pipe(decipher);
  } finally {
    await handle.close();
  }
}

/**
 * The bytes of a file that `writeSealed` wrote. Throws a StartupError if it is damaged or was encrypted with another
 * key.
 */
export async function* readSealed(file: string, key: SealKey): AsyncGenerator<Buffer> {
  try {
    const source = key === undefined ? createReadStream(file) : await opened(file, key);
    const bytes = createGunzip();
    source.on('error', (error: Error) => bytes.destroy(error));
    yield* source.pipe(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${file} of the backup is damaged, or BACKUP_KEY is another: ${reason}`);
  }
}
