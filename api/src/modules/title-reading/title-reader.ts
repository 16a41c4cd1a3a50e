import { type TitleContent, titleContentSchema } from 'shared-contracts/title-reading';
import * as v from 'valibot';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';
import { TitleError, titleFaults } from './title-lines.ts';

/** Limits for reading titles: titles read at the same time, titles waiting, and seconds and megabytes for one title. */
const titleWorkLimits = { workers: 1, waiting: 8, seconds: 20, megabytes: 384 } as const;

const answerSchema = v.union([v.object({ error: v.picklist(titleFaults) }), titleContentSchema]);

/** Reads titles in processes separate from the server. */
export interface TitleReader {
  /**
   * Reads the content of a title from a file or from pasted text. Throws a TitleError for the sender, UNAVAILABLE if
   * too many wait.
   */
  readonly read: (
    task: { readonly path: string; readonly name: string } | { readonly text: string },
  ) => Promise<TitleContent>;
  readonly stop: () => Promise<void>;
}

/** A reader with processes of its own, which end with `stop`. */
export function titleReader(
  limits: Omit<Parameters<typeof workerPool>[0], 'module'> = titleWorkLimits,
): TitleReader {
  const pool = workerPool({ module: new URL('./title-work.ts', import.meta.url), ...limits });
  return {
    read: async (task) => {
      const answer = await pool.run(task).catch((error: unknown) => {
        throw error instanceof WorkFailure ? new TitleError(error.reason) : error;
      });
      const content = v.parse(answerSchema, answer);
      if ('error' in content) throw new TitleError(content.error);
      return content;
    },
    stop: pool.stop,
  };
}
