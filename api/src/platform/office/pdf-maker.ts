import * as v from 'valibot';
import { workerPool } from '../work/worker-pool.ts';
import { type PdfAnswer, type PdfOf, pdfAnswerSchema } from './pdf-shapes.ts';

/**
 * Limits for converting Word documents to PDF: runs at the same time, runs waiting, and seconds and megabytes for one
 * run.
 */
const pdfLimits = { workers: 1, waiting: 16, seconds: 180, megabytes: 512 } as const;

/**
 * Compiles code when it is first used: LibreOffice starts in two seconds instead of half a minute of processor time.
 */
const flags = ['--wasm-lazy-compilation', '--liftoff-only'];

/** Converts Word documents to PDF in a process separate from the server. */
export interface PdfMaker {
  /**
   * Converts each document to PDF and returns the outcome of each; one that cannot be read has a fault. Throws a
   * WorkFailure, UNAVAILABLE where too many wait, or the signal's reason.
   */
  readonly make: (
    files: readonly PdfOf[],
    options: { readonly signal: AbortSignal; readonly written?: (done: number) => void },
  ) => Promise<readonly PdfAnswer[]>;
  readonly stop: () => Promise<void>;
}

const progressSchema = v.object({ written: v.number() });

/** A maker with a process of its own, which ends with `stop`. */
export function pdfMaker(limits: Omit<Parameters<typeof workerPool>[0], 'module'> = pdfLimits): PdfMaker {
  const pool = workerPool({ module: new URL('./pdf-work.ts', import.meta.url), flags, ...limits });
  return {
    make: async (files, { signal, written }) => {
      const onMessage = (message: unknown) => {
        const progress = v.safeParse(progressSchema, message);
        if (progress.success) written?.(progress.output.written);
      };
      return v.parse(pdfAnswerSchema, await pool.run({ files }, { signal, onMessage }));
    },
    stop: pool.stop,
  };
}
