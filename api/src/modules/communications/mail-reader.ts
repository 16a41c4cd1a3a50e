import * as v from 'valibot';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';
import { type MailContent, MailError, mailContentSchema, mailFaults } from './mail-content.ts';

/** Limits for reading emails: processes at a time, waiting tasks, and seconds and megabytes for one task. */
const mailWorkLimits = { workers: 1, waiting: 8, seconds: 20, megabytes: 384 } as const;

const answerSchema = v.union([v.object({ error: v.picklist(mailFaults) }), mailContentSchema]);

/** Reads emails in processes separate from the server. */
export interface MailReader {
  /**
   * Reads the content of an email and writes its attachments to `folder`. Throws a MailError for the sender,
   * UNAVAILABLE if too many wait.
   */
  readonly read: (path: string, name: string, folder: string) => Promise<MailContent>;
  readonly stop: () => Promise<void>;
}

/** A reader with processes of its own, which end with `stop`. */
export function mailReader(
  limits: Omit<Parameters<typeof workerPool>[0], 'module'> = mailWorkLimits,
): MailReader {
  const pool = workerPool({ module: new URL('./mail-work.ts', import.meta.url), ...limits });
  return {
    read: async (path, name, folder) => {
      const answer = await pool.run({ path, name, folder }).catch((error: unknown) => {
        throw error instanceof WorkFailure ? new MailError(error.reason) : error;
      });
      const content = v.parse(answerSchema, answer);
      if ('error' in content) throw new MailError(content.error);
      return content;
    },
    stop: pool.stop,
  };
}
