import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type * as v from 'valibot';
import { incomingIn } from '../files/receive-upload.ts';
import { workerPool } from '../work/worker-pool.ts';
import type { writeTaskSchema } from './write-work.ts';

/** Limits of writing workbooks: at a time and waiting, seconds and megabytes for one. */
const limits = { workers: 1, waiting: 8, seconds: 60, megabytes: 512 } as const;

/** Writes workbooks apart from the server. */
export interface WorkbookWriter {
  /** The bytes of a workbook of texts and numbers. Throws a WorkFailure, or UNAVAILABLE where too many wait. */
  readonly write: (
    folder: string,
    sheets: v.InferOutput<typeof writeTaskSchema>['sheets'],
  ) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/** A writer with processes of its own, which end with `stop`. */
export function workbookWriter(): WorkbookWriter {
  const pool = workerPool({ module: new URL('./write-work.ts', import.meta.url), ...limits });
  return {
    write: async (folder, sheets) => {
      await mkdir(incomingIn(folder), { recursive: true });
      const target = join(incomingIn(folder), crypto.randomUUID());
      try {
        await pool.run({ target, sheets });
        return await readFile(target);
      } finally {
        await rm(target, { force: true });
      }
    },
    stop: pool.stop,
  };
}
