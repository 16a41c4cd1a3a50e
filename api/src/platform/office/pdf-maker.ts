import * as v from 'valibot';
import { workerPool } from '../work/worker-pool.ts';
import { type PdfAnswer, type PdfOf, pdfAnswerSchema } from './pdf-shapes.ts';

/** What writing Word documents as PDF may take: at once and waiting, and of one run its seconds and megabytes. */
const pdfLimits = { workers: 1, waiting: 16, seconds: 180, megabytes: 512 } as const;

/** Compiled as it is used: LibreOffice starts in two seconds instead of half a minute of a processor. */
const flags = ['--wasm-lazy-compilation', '--liftoff-only'];

/** Writes Word documents as PDF apart from the server. */
export interface PdfMaker {
  /**
   * Writes each document as PDF and tells what became of it; what cannot be read has a fault. Throws a WorkFailure,
   * UNAVAILABLE where too many wait, or the signal's reason.
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
      const told = (message: unknown) => {
        const progress = v.safeParse(progressSchema, message);
        if (progress.success) written?.(progress.output.written);
      };
      return v.parse(pdfAnswerSchema, await pool.run({ files }, { signal, told }));
    },
    stop: pool.stop,
  };
}
