import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { incomingIn } from '../files/receive-upload.ts';
import { turns } from '../work/take-turns.ts';
import { workerPool } from '../work/worker-pool.ts';
import type { SheetCell, SheetHead, WriteTask } from './write-work.ts';

/** Limits for writing workbooks: processes at a time, waiting tasks, and seconds and megabytes for one task. */
const limits = { workers: 1, waiting: 8, seconds: 60, megabytes: 512 } as const;

/** A sheet to write: its name, the widths of its columns in characters, and its rows, the header first. */
export interface WrittenSheet extends SheetHead {
  readonly rows: () => Iterable<readonly SheetCell[]>;
}

/** Writes workbooks in processes separate from the server. */
export interface WorkbookWriter {
  /**
   * Returns the bytes of a workbook of texts and numbers. Throws a WorkFailure, or UNAVAILABLE if too many tasks wait.
   */
  readonly write: (folder: string, sheets: readonly WrittenSheet[]) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/** A line for each sheet and for each of its rows: building many long rows at once would block other requests. */
async function* linesOf(sheets: readonly WrittenSheet[]): AsyncGenerator<string> {
  const turn = turns();
  for (const { name, widths, rows } of sheets) {
    yield `${JSON.stringify({ name, widths } satisfies SheetHead)}\n`;
    for (const row of rows()) {
      const others = turn();
      if (others) await others;
      yield `${JSON.stringify(row)}\n`;
    }
  }
}

/** A writer with processes of its own, which end with `stop`. */
export function workbookWriter(): WorkbookWriter {
  const pool = workerPool({ module: new URL('./write-work.ts', import.meta.url), ...limits });
  return {
    write: async (folder, sheets) => {
      await mkdir(incomingIn(folder), { recursive: true });
      const target = join(incomingIn(folder), crypto.randomUUID());
      const source = `${target}-rows`;
      try {
        await pipeline(linesOf(sheets), createWriteStream(source, { flags: 'wx' }));
        await pool.run({ source, target } satisfies WriteTask);
        return await readFile(target);
      } finally {
        await Promise.all([source, target].map((file) => rm(file, { force: true })));
      }
    },
    stop: pool.stop,
  };
}
