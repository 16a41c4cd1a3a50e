import * as v from 'valibot';
import { workerPool } from '../work/worker-pool.ts';
import { type BinderAnswer, type BinderTask, binderAnswerSchema } from './binder-shapes.ts';

/** Limits for binding PDFs: processes at a time, waiting tasks, and seconds and megabytes for one task. */
const bindLimits = { workers: 1, waiting: 8, seconds: 300, megabytes: 1024 } as const;

/** Binds documents into one PDF in a process separate from the server. */
export interface BinderMaker {
  /** Writes the PDF. Throws a WorkFailure, UNAVAILABLE where too many wait, or the signal's reason. */
  readonly bind: (
    task: BinderTask,
    options: { readonly signal: AbortSignal; readonly written: (done: number) => void },
  ) => Promise<BinderAnswer>;
  readonly stop: () => Promise<void>;
}

const progressSchema = v.object({ written: v.number() });

/** A maker with a process of its own, which ends with `stop`. */
export function binderMaker(): BinderMaker {
  const pool = workerPool({ module: new URL('./binder-work.ts', import.meta.url), ...bindLimits });
  return {
    bind: async (task, { signal, written }) => {
      const onMessage = (message: unknown) => {
        const progress = v.safeParse(progressSchema, message);
        if (progress.success) written(progress.output.written);
      };
      return v.parse(binderAnswerSchema, await pool.run(task, { signal, onMessage }));
    },
    stop: pool.stop,
  };
}
