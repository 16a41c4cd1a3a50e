import { type TitleContent, titleContentSchema } from 'shared-contracts/title-reading';
import * as v from 'valibot';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';
import { TitleError, titleFaults } from './title-lines.ts';

/** What reading titles may take: at once and waiting, and of one its seconds and megabytes. */
const titleWorkLimits = { workers: 1, waiting: 8, seconds: 20, megabytes: 384 } as const;

const answerSchema = v.union([v.object({ error: v.picklist(titleFaults) }), titleContentSchema]);

/** Reads titles apart from the server. */
export interface TitleReader {
  /** What a title says, of a file or of pasted text. Throws a TitleError for who sent it, UNAVAILABLE where too many wait. */
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
