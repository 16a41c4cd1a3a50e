import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newFile } from './new-file.ts';

/** A file that was received completely. It is in a temporary folder of its own until it is stored or refused. */
export interface ReceivedFile {
  readonly path: string;
  /** The SHA-256 digest, in hex. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** The folder for files that are being received, below the data folder. */
export const incomingIn = (dataFolder: string): string => join(dataFolder, 'incoming');

/**
 * Writes a stream to disk as it arrives, hashing it, and passes the file to `use`. The temporary file is always
 * removed.
 */
export async function receiveUpload<T>(
  stream: Readable,
  folder: string,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const incoming = incomingIn(folder);
  await mkdir(incoming, { recursive: true });
  const path = join(incoming, crypto.randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.byteLength;
          yield chunk;
        }
      },
      await newFile(path),
    );
    return await use({ path, sha256: hash.digest('hex'), size });
  } finally {
    await rm(path, { force: true });
  }
}
