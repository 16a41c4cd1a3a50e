import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { incomingIn } from '../files/receive-upload.ts';
import { WorkFailure, workerPool } from '../work/worker-pool.ts';
import { WorkbookError } from './workbook-fault.ts';
import {
  type WorkbookLimits,
  type WorkbookRow,
  type WorkbookSheet,
  workbookAnswerSchema,
  workbookLineSchema,
} from './workbook-shapes.ts';

/**
 * Limits for reading workbooks: at the same time, waiting, and seconds and megabytes for one workbook; the memory is
 * freed afterwards.
 */
export const workbookWorkLimits = {
  workers: 1,
  waiting: 8,
  seconds: 120,
  megabytes: 192,
  idleSeconds: 1,
} as const;

/** The parts of a workbook to read. */
interface WorkbookToRead {
  readonly path: string;
  /** The data folder, for temporary files with rows. */
  readonly folder: string;
  readonly wanted: readonly string[];
  readonly limits: WorkbookLimits;
}

/** A workbook that was read. */
export interface ReadWorkbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly isFrom1904: boolean;
}

/** The lines of a file as it is read; at most one chunk of them is in memory. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = `${begun}${piece}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
}

/** Reads workbooks in processes separate from the server. */
export interface WorkbookReader {
  /**
   * Reads a workbook and passes its rows to `onRows` in batches, each with the index of its sheet. Throws a WorkbookError
   * for the sender, UNAVAILABLE where too many wait.
   */
  readonly read: (
    workbook: WorkbookToRead,
    onRows: (sheet: number, rows: readonly WorkbookRow[]) => void,
  ) => Promise<ReadWorkbook>;
  readonly stop: () => Promise<void>;
}

/** A reader with processes of its own, which end with `stop`. */
export function workbookReader(
  limits: Omit<Parameters<typeof workerPool>[0], 'module'> = workbookWorkLimits,
): WorkbookReader {
  const pool = workerPool({ module: new URL('./workbook-work.ts', import.meta.url), ...limits });
  return {
    read: async ({ path, folder, wanted, limits: most }, onRows) => {
      await mkdir(incomingIn(folder), { recursive: true });
      const target = join(incomingIn(folder), crypto.randomUUID());
      try {
        const given = await pool.run({ path, target, wanted, limits: most }).catch((error: unknown) => {
          throw error instanceof WorkFailure ? new WorkbookError(error.reason) : error;
        });
        const answer = v.parse(workbookAnswerSchema, given);
        if ('error' in answer) throw new WorkbookError(answer.error, answer.place);
        // Line by line: the file is never in memory as a whole, and other work gets its turn.
        for await (const line of linesOf(target)) {
          const { s, rows } = v.parse(workbookLineSchema, JSON.parse(line));
          onRows(s, rows);
        }
        return answer;
      } finally {
        await rm(target, { force: true });
      }
    },
    stop: pool.stop,
  };
}
