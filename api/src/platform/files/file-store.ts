import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Stores the bytes of files by the SHA-256 digest of their content, so that the same file is stored once. */
export interface FileStore {
  /** Stores bytes under their hash (hex). */
  readonly put: (sha256: string, bytes: Uint8Array) => Promise<void>;
  /** Stores a file of this machine under its hash; the file itself stays. */
  readonly keep: (sha256: string, path: string) => Promise<void>;
  /** Deletes bytes; does nothing if they are not stored. */
  readonly remove: (sha256: string) => Promise<void>;
  /** The bytes; undefined if they are not stored. */
  readonly read: (sha256: string) => Promise<Readable | undefined>;
  /** The hashes of everything that is stored, in no particular order. */
  readonly list: () => AsyncIterable<string>;
}

const hashOf = (folder: string, rest: string): string | undefined => {
  const name = `${folder}${rest}`;
  return /^[\da-f]{64}$/.test(name) ? name : undefined;
};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The folder in which a file store keeps unfinished files. */
export const unfinishedIn = (folder: string): string => join(folder, 'unfinished');

/** Stores files in a folder. A file is either complete or does not exist. */
export function folderStore(folder: string): FileStore {
  const unfinishedFolder = unfinishedIn(folder);
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2));

  /** Writes to a temporary file on the same disk, then moves it to its place, so that a partial file is never found. */
  const settle = async (sha256: string, write: (unfinished: string) => Promise<void>): Promise<void> => {
    const path = pathOf(sha256);
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true });
    await mkdir(unfinishedFolder, { recursive: true });
    const unfinished = join(unfinishedFolder, crypto.randomUUID());
    try {
      await write(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    put: (sha256, bytes) =>
      settle(sha256, async (unfinished) => {
        const file = await open(unfinished, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    keep: (sha256, from) =>
      settle(sha256, (unfinished) =>
        // On the same disk a link is enough; on another one the bytes are copied.
        link(from, unfinished).catch(() => copyFile(from, unfinished)),
      ),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    read: async (sha256) => {
      const path = pathOf(sha256);
      return (await exists(path)) ? createReadStream(path) : undefined;
    },
    list: async function* () {
      for (const first of await readdir(folder).catch(() => []))
        for (const rest of first.length === 2 ? await readdir(join(folder, first)) : []) {
          const sha256 = hashOf(first, rest);
          if (sha256) yield sha256;
        }
    },
  };
}
