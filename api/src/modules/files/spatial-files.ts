import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { findStoredFile, noteSpatialCheck } from './stored-file-store.ts';

/** What the check of spatial files needs. */
export interface SpatialParts {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly files: FileStore;
  readonly config: Pick<Config, 'dataFolder'>;
}

/** What the reading of one file may take. */
export const spatialLimits = { seconds: 30, megabytes: 768 } as const;

const answerSchema = v.object({ message: v.nullable(v.string()) });

/**
 * Reads a spatial file in a thread of its own, which is ended when it takes too
 * long or too much memory. Returns what is wrong with the file, or null.
 */
export function readSpatialFile(path: string, name: string): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./spatial-worker.ts', import.meta.url), {
      workerData: { path, name },
      resourceLimits: { maxOldGenerationSizeMb: spatialLimits.megabytes },
    });
    const settle = (message: string | null) => {
      clearTimeout(timer);
      resolve(message);
      void worker.terminate();
    };
    const timer = setTimeout(
      () => settle(`${name} takes too long to read. Make it smaller, for example by leaving out layers.`),
      spatialLimits.seconds * 1000,
    );
    worker.on('message', (answer: unknown) => settle(v.parse(answerSchema, answer).message));
    worker.on('error', (error) =>
      settle(
        'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `${name} needs too much memory to read. Make it smaller, for example by leaving out layers.`
          : `${name} cannot be read: ${error.message}`,
      ),
    );
  });
}

/** Hands the bytes of a kept file over as a file of this machine, and removes that again. */
async function withFile<T>(
  files: FileStore,
  sha256: string,
  folder: string,
  use: (path: string | undefined) => Promise<T>,
): Promise<T> {
  const bytes = await files.read(sha256);
  if (!bytes) return use(undefined);
  await mkdir(join(folder, 'incoming'), { recursive: true });
  const path = join(folder, 'incoming', crypto.randomUUID());
  try {
    await pipeline(bytes, createWriteStream(path, { flags: 'wx' }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Checks files one by one, each that the person may read; the rest is said not to be there. */
export async function checkSpatialFiles(
  { db, catalog, files, config }: SpatialParts,
  user: CurrentUser,
  guids: readonly string[],
): Promise<{ id: string; message: string | null }[]> {
  const checked: { id: string; message: string | null }[] = [];
  for (const id of guids) {
    const file = isUuid(id) ? await findStoredFile({ db, catalog }, user, id) : undefined;
    const message = file
      ? await withFile(files, file.sha256, config.dataFolder, async (path) =>
          path ? readSpatialFile(path, file.fileName) : 'The file is not there any more. Upload it again.',
        )
      : 'There is no such file. It may have been deleted.';
    if (file && message === null) await noteSpatialCheck(db, id);
    checked.push({ id, message });
  }
  return checked;
}
