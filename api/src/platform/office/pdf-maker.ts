import * as v from 'valibot';
import { workerPool } from '../work/worker-pool.ts';

/** What writing Word documents as PDF may take: at once and waiting, and of one run its seconds and megabytes. */
export const pdfLimits = { workers: 1, waiting: 16, seconds: 180, megabytes: 512 } as const;

interface PdfOf {
  readonly source: string;
  readonly target: string;
}

/** Writes Word documents as PDF apart from the server. */
export interface PdfMaker {
  /** Writes each document as PDF. Throws a WorkFailure, UNAVAILABLE where too many wait, or the signal's reason. */
  readonly make: (
    files: readonly PdfOf[],
    options: { readonly signal: AbortSignal; readonly written: (done: number) => void },
  ) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const progressSchema = v.object({ written: v.number() });

/** A maker with a process of its own, which ends with `stop`. */
export function pdfMaker(limits: Omit<Parameters<typeof workerPool>[0], 'module'> = pdfLimits): PdfMaker {
  const pool = workerPool({ module: new URL('./pdf-work.ts', import.meta.url), ...limits });
  return {
    make: async (files, { signal, written }) => {
      const told = (message: unknown) => {
        const progress = v.safeParse(progressSchema, message);
        if (progress.success) written(progress.output.written);
      };
      await pool.run({ files }, { signal, told });
    },
    stop: pool.stop,
  };
}
