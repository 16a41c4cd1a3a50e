import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from 'shared-contracts';
import type { Recipe } from 'shared-contracts/bring-in';
import * as v from 'valibot';
import { incomingIn } from '../../platform/files/receive-upload.ts';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';
import { WorkbookError } from '../../platform/workbooks/workbook-fault.ts';
import { linesOf, type ReadWorkbook } from '../../platform/workbooks/workbook-reader.ts';
import {
  type WorkbookLimits,
  type WorkbookRow,
  workbookLineSchema,
} from '../../platform/workbooks/workbook-shapes.ts';
import type { Looked, TableToLookAt } from './look-at-table.ts';
import { lookAnswerSchema, makeAnswerSchema } from './table-task.ts';

/**
 * Limits for reading tables: at the same time, waiting, and seconds and megabytes for one. A table is completely in
 * memory while it is read, which takes more than one of our own workbooks.
 */
const workLimits = { workers: 1, waiting: 8, seconds: 120, megabytes: 384, idleSeconds: 10 } as const;

interface TableFile {
  readonly path: string;
  /** The data folder, for temporary files with rows. */
  readonly folder: string;
  readonly limits: WorkbookLimits;
}

/** Reads tables of any shape in processes separate from the server. Each call throws a WorkbookError for the sender. */
export interface TableReader {
  /** Determines how to read a table. */
  readonly look: (file: TableFile, request: TableToLookAt) => Promise<Looked>;
  /** Passes the result of reading a table to `onRows`, as the sheets of our workbook, in batches. */
  readonly make: (
    file: TableFile,
    recipe: Recipe,
    language: Language,
    onRows: (sheet: number, rows: readonly WorkbookRow[]) => void,
  ) => Promise<ReadWorkbook>;
  readonly stop: () => Promise<void>;
}

/** A reader with processes of its own, which end with `stop`. */
export function tableReader(): TableReader {
  const pool = workerPool({ module: new URL('./workbook-work.ts', import.meta.url), ...workLimits });
  const run = (task: unknown) =>
    pool.run(task).catch((error: unknown) => {
      throw error instanceof WorkFailure ? new WorkbookError(error.reason) : error;
    });
  return {
    look: async ({ path, limits }, request) => {
      const answer = v.parse(lookAnswerSchema, await run({ does: 'look', path, limits, request }));
      if ('error' in answer) throw new WorkbookError(answer.error, answer.place);
      return answer.looked;
    },
    make: async ({ path, folder, limits }, recipe, language, onRows) => {
      await mkdir(incomingIn(folder), { recursive: true });
      const target = join(incomingIn(folder), crypto.randomUUID());
      try {
        const given = await run({ does: 'make', path, limits, recipe, language, target });
        const answer = v.parse(makeAnswerSchema, given);
        if ('error' in answer) throw new WorkbookError(answer.error, answer.place);
        for await (const line of linesOf(target)) {
          const { s, rows } = v.parse(workbookLineSchema, JSON.parse(line));
          onRows(s, rows);
        }
        return {
          isFrom1904: false,
          sheets: answer.sheets.map((sheet) => ({ ...sheet, isHidden: false, isRead: true, merged: [] })),
        };
      } finally {
        await rm(target, { force: true });
      }
    },
    stop: pool.stop,
  };
}
