import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../platform/files/file-store.ts';
import { incomingIn } from '../../platform/files/receive-upload.ts';

/** Hands the bytes of a kept file over as a file of this machine, and removes that again; undefined where they are gone. */
export async function withFile<T>(
  files: FileStore,
  sha256: string,
  folder: string,
  use: (path: string | undefined) => Promise<T>,
): Promise<T> {
  const bytes = await files.read(sha256);
  if (!bytes) return use(undefined);
  await mkdir(incomingIn(folder), { recursive: true });
  const path = join(incomingIn(folder), crypto.randomUUID());
  try {
    await pipeline(bytes, createWriteStream(path, { flags: 'wx' }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
