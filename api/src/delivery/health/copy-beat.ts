import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { CopyFigures } from 'shared-contracts/rest';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { poolCounts } from '../../platform/db/pool-counts.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { watchLoop } from '../../platform/telemetry/loop-watch.ts';
import { lineCounts } from '../../platform/work/worker-pool.ts';
import { noteCopy, removeCopy } from './copy-store.ts';

interface BeatParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'version'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Reports that this instance is running. */
export interface CopyBeat {
  readonly id: string;
  /** Reports it now. */
  readonly beat: () => Promise<void>;
  /** Reports it every `interval` milliseconds. */
  readonly start: (interval: number) => void;
  /** Removes the instance from the list. */
  readonly stop: () => Promise<void>;
}

/** Reports periodically that this instance is running and in which state, for the console of any instance. */
export function copyBeat({ db, clock, config, log }: BeatParts): CopyBeat {
  const copy = { id: randomUUID(), name: hostname(), version: config.version, startedAt: clock() };
  const loop = watchLoop();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isNoted = false;

  const figures = (): CopyFigures => {
    const { idle: _, ...pool } = poolCounts();
    return {
      loop: loop.read(),
      memory: process.memoryUsage.rss(),
      pool,
      queues: lineCounts().map((line) => ({ ...line })),
    };
  };
  const beat = async () => {
    isNoted = true;
    await noteCopy(db, copy, figures(), clock());
  };
  return {
    id: copy.id,
    beat,
    start: (interval) => {
      const sendBeat = () => {
        // The health check already reports an unreachable database.
        last = beat().catch((error: unknown) => log.warn({ err: error }, 'this copy is not listed'));
      };
      sendBeat();
      timer = setInterval(sendBeat, interval).unref();
    },
    stop: async () => {
      clearInterval(timer);
      loop.stop();
      await last;
      if (isNoted) await removeCopy(db, copy.id).catch(() => {});
    },
  };
}
