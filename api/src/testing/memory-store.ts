import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStore } from '../platform/files/file-store.ts';

/** A file store of one test. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    keep: async (sha256, path) => void files.set(sha256, await readFile(path)),
    put: async (sha256, bytes) => void files.set(sha256, bytes),
    remove: async (sha256) => void files.delete(sha256),
    read: async (sha256) => {
      const bytes = files.get(sha256);
      return bytes && Readable.from([bytes]);
    },
    list: async function* () {
      yield* files.keys();
    },
  };
}
