import * as v from 'valibot';
import { texts as refusals } from '../../generated/texts/refusals.ts';
import { busy } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';
import { type AlongTask, type LandMeeting, landAlong, meetingsSchema } from './along-work.ts';

/** What walking along routes may take: at once and waiting, of one its seconds and megabytes. */
const pool = { workers: 1, waiting: 32, seconds: 30, megabytes: 512 } as const;
/** Less than so many corners of land times legs of route are walked where they are asked for, in some milliseconds. */
const largeFrom = 2_000_000;

interface AlongWalker {
  /** Where a route meets land. Throws UNAVAILABLE where too many wait or one takes too long. */
  readonly walk: (task: AlongTask, corners: number) => Promise<readonly LandMeeting[]>;
  readonly stop: () => Promise<void>;
}

/** Walks along routes; long ones with much land around them apart from the server. */
export function alongWalker(): AlongWalker {
  const workers = workerPool({ module: new URL('./along-work.ts', import.meta.url), ...pool });
  return {
    walk: async (task, corners) => {
      const size = task.land.reduce((sum, { areas }) => sum + areas.flat(2).length, 0) * corners;
      if (size < largeFrom) return landAlong(task);
      const answer = await workers.run(task).catch((error: unknown) => {
        throw error instanceof WorkFailure ? busy(said(refusals, ({ busyWork }) => busyWork)) : error;
      });
      return v.parse(meetingsSchema, answer);
    },
    stop: workers.stop,
  };
}
