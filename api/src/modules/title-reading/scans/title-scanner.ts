import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TitleContent } from 'shared-contracts/title-reading';
import * as v from 'valibot';
import { incomingIn, type ReceivedFile, receiveUpload } from '../../../platform/files/receive-upload.ts';
import { WorkFailure, workerPool } from '../../../platform/work/worker-pool.ts';
import { TitleError } from '../title-lines.ts';
import { scanAnswerSchema } from './scan-answer.ts';

/**
 * Limits for reading scanned titles: documents at a time, documents waiting, and seconds and megabytes of objects for
 * one; a gigabyte, in pages of 64 kB, for the memory of the WebAssembly library.
 */
export const scanLimits = {
  ...{ workers: 1, waiting: 8, seconds: 180, megabytes: 512 },
  flags: ['--wasm-max-mem-pages=16384'],
};

/** The content of a scanned title, with the result of `keep` for the document that has its text. */
interface ScannedTitle<T> {
  readonly content: TitleContent;
  readonly copy: T | undefined;
}

/** Reads titles from the pictures of their pages, in processes separate from the server. */
export interface TitleScanner {
  /**
   * Reads a PDF or a picture and passes the document with its text to `keep`; no temporary files remain. Throws a
   * TitleError for the sender, UNAVAILABLE if too many wait.
   */
  readonly read: <T>(
    file: { readonly path: string; readonly name: string },
    keep: (copy: ReceivedFile) => Promise<T>,
  ) => Promise<ScannedTitle<T>>;
  readonly stop: () => Promise<void>;
}

/** A scanner that reads each document in a fresh process, whose temporary files are below `dataFolder`. */
export function titleScanner(
  dataFolder: string,
  limits: Omit<Parameters<typeof workerPool>[0], 'module'> = scanLimits,
): TitleScanner {
  // The pool is named after its module, so that its queue counts as one for titles, like that of the other reader.
  const pool = workerPool({
    module: new URL('./title-work.ts', import.meta.url),
    isFreshEach: true,
    ...limits,
  });
  return {
    read: async ({ path, name }, keep) => {
      await mkdir(incomingIn(dataFolder), { recursive: true });
      const copyTo = join(incomingIn(dataFolder), crypto.randomUUID());
      try {
        const answer = await pool.run({ path, name, copyTo }).catch((error: unknown) => {
          throw error instanceof WorkFailure ? new TitleError(error.reason) : error;
        });
        const read = v.parse(scanAnswerSchema, answer);
        if ('error' in read) throw new TitleError(read.error);
        const copy = read.hasCopy
          ? await receiveUpload(createReadStream(copyTo), dataFolder, keep)
          : undefined;
        return { content: read.content, copy };
      } finally {
        await rm(copyTo, { force: true });
      }
    },
    stop: pool.stop,
  };
}
