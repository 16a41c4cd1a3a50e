import { positionsOf, type Route } from 'shared-contracts/projects';
import * as v from 'valibot';
import { texts as refusals } from '../../generated/texts/refusals.ts';
import { busy } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';
import {
  type AlongTask,
  type BoxesTask,
  boxesAlong,
  boxesSchema,
  landAlong,
  type Walked,
  walkedOrNull,
} from './along-work.ts';
import type { Box } from './route-legs.ts';

/** Limits for walking along routes: processes at a time, waiting tasks, and seconds and megabytes for one task. */
const pool = { workers: 1, waiting: 32, seconds: 30, megabytes: 512 } as const;

/** Steps of the longest walk, which takes a process a few seconds. A real route takes less than a hundredth of them. */
const mostSteps = 60_000_000;
/**
 * Limits up to which a route is walked on the thread that answers requests, in a few milliseconds: steps, positions of
 * the route, and characters of outlines.
 */
const inPlace = { steps: 50_000, positions: 500, letters: 100_000 } as const;

interface AlongWalker {
  /** Boxes that contain everything within a distance of a route. Throws UNAVAILABLE as `walk` does. */
  readonly boxes: (task: Omit<BoxesTask, 'route'> & { readonly route: Route }) => Promise<readonly Box[]>;
  /**
   * Where a route meets land, recorded and of the grid; null if it meets land too often. Throws UNAVAILABLE if too many
   * wait or one takes too long.
   */
  readonly walk: (
    task: Omit<AlongTask, 'steps' | 'route'> & { readonly route: Route },
  ) => Promise<Walked | null>;
  readonly stop: () => Promise<void>;
}

/** Walks along routes; long ones with much land around them in a separate process. */
export function alongWalker(): AlongWalker {
  const workers = workerPool({ module: new URL('./along-work.ts', import.meta.url), ...pool });
  const isShort = (route: Route) => [...positionsOf(route)].length <= inPlace.positions;
  const apart = (task: AlongTask | BoxesTask) =>
    workers.run(task).catch((error: unknown) => {
      throw error instanceof WorkFailure ? busy(messageFrom(refusals, ({ busyWork }) => busyWork)) : error;
    });
  return {
    boxes: async (task) => (isShort(task.route) ? boxesAlong(task) : v.parse(boxesSchema, await apart(task))),
    walk: async (task) => {
      const letters = task.land.reduce((sum, { shape }) => sum + shape.length, 0);
      const isSmall = letters <= inPlace.letters && isShort(task.route);
      const here = isSmall ? landAlong({ ...task, steps: inPlace.steps }) : null;
      if (here) return here;
      return v.parse(walkedOrNull, await apart({ ...task, steps: mostSteps }));
    },
    stop: workers.stop,
  };
}
