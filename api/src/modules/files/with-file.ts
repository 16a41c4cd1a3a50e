import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../platform/files/file-store.ts';
import { newFile } from '../../platform/files/new-file.ts';
import { incomingIn } from '../../platform/files/receive-upload.ts';

/**
 * Provides the bytes of a stored file as a temporary local file while `use` runs; undefined if the bytes no longer
 * exist.
 */
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
    await pipeline(bytes, await newFile(path));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The same for several files, by their hashes; missing ones are left out. */
export async function withFiles<T>(
  files: FileStore,
  hashes: Iterable<string>,
  folder: string,
  use: (paths: ReadonlyMap<string, string>) => Promise<T>,
): Promise<T> {
  const own = join(incomingIn(folder), crypto.randomUUID());
  await mkdir(own, { recursive: true });
  try {
    const paths = new Map<string, string>();
    for (const sha256 of new Set(hashes)) {
      const bytes = await files.read(sha256);
      if (!bytes) continue;
      const path = join(own, sha256);
      await pipeline(bytes, await newFile(path));
      paths.set(sha256, path);
    }
    return await use(paths);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
