import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { newFile } from '../files/new-file.ts';
import { incomingIn } from '../files/receive-upload.ts';
import { workerPool } from '../work/worker-pool.ts';
import { type ReportLine, type ReportTask, reportProgressSchema } from './report-shapes.ts';

/**
 * Limits for writing reports: at the same time, waiting, and seconds and megabytes for one report. New objects are
 * short-lived: with a small young generation, 10,000 rows take half the time and a fifth less memory.
 */
export const reportLimits = {
  ...{ workers: 1, waiting: 16, seconds: 120, megabytes: 144 },
  flags: ['--max-semi-space-size=8'],
} as const;

/** Progress callbacks: lines read so far, and lines written of how many. */
interface ReportSigns {
  readonly read: (lines: number) => void;
  readonly written: (lines: number, total: number) => void;
}

type ReportToWrite = Pick<ReportTask, 'layout' | 'outputFormat'> & {
  /** The data folder, for files in progress. */
  readonly folder: string;
  readonly lines: AsyncIterable<ReportLine>;
  readonly signal: AbortSignal;
};

/** A finished file, which must be taken before it is deleted. */
interface WrittenReport {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Writes reports in processes separate from the server. */
export interface ReportWriter {
  /**
   * Writes a report and passes its file to `take`; the file is deleted afterwards. Throws a WorkFailure, UNAVAILABLE
   * where too many wait, errors from the lines, or the signal's reason.
   */
  readonly write: <T>(
    report: ReportToWrite,
    signs: ReportSigns,
    take: (file: WrittenReport) => Promise<T>,
  ) => Promise<T>;
  readonly stop: () => Promise<void>;
}

const onItsWay = (folder: string): string => join(incomingIn(folder), crypto.randomUUID());

/** Lines between two progress messages. */
const step = 250;

/** A writer with processes of its own, which end with `stop`. */
export function reportWriter(
  limits: Omit<Parameters<typeof workerPool>[0], 'module'> = reportLimits,
): ReportWriter {
  const pool = workerPool({ module: new URL('./report-work.ts', import.meta.url), ...limits });
  return {
    write: async ({ layout, outputFormat, folder, lines, signal }, signs, take) => {
      await mkdir(incomingIn(folder), { recursive: true });
      const [spool, target] = [onItsWay(folder), onItsWay(folder)];
      try {
        let total = 0;
        async function* texts() {
          for await (const line of lines) {
            yield `${JSON.stringify(line)}\n`;
            total += 1;
            if (total % step === 0) signs.read(total);
          }
        }
        await pipeline(Readable.from(texts()), await newFile(spool), { signal });
        signs.written(0, total);
        const onMessage = (message: unknown) => {
          const sign = v.safeParse(reportProgressSchema, message);
          if (sign.success) signs.written(sign.output.written, total);
        };
        await pool.run({ lines: spool, total, target, outputFormat, layout }, { signal, onMessage });
        return await take({ path: target, size: (await stat(target)).size });
      } finally {
        await Promise.all([spool, target].map((path) => rm(path, { force: true })));
      }
    },
    stop: pool.stop,
  };
}
