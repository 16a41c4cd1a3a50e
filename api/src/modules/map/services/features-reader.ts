import * as v from 'valibot';
import { WorkFailure, workerPool } from '../../../platform/work/worker-pool.ts';
import { featuresReadSchema } from './features-work.ts';
import { featuresOf } from './service-answer.ts';
import { serviceFailed } from './service-fault.ts';

/** Bounds of reading features: large answers together and waiting, seconds and megabytes of one. */
const pool = { workers: 2, waiting: 64, seconds: 10, megabytes: 256 } as const;

/** An answer of fewer bytes is read where it is asked for, in a millisecond or two. */
const largeFrom = 64 * 1024;

interface FeaturesReader {
  /** The features of a tile as the map gets them. Throws what its layer shows, or UNAVAILABLE where too many wait. */
  readonly read: (bytes: Buffer) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/** Reads what feature services answer; large answers apart from the server. */
export function featuresReader(): FeaturesReader {
  const workers = workerPool({ module: new URL('./features-work.ts', import.meta.url), ...pool });
  return {
    read: async (bytes) => {
      if (bytes.length < largeFrom) return featuresOf(bytes);
      const answer = await workers.run({ bytes: bytes.toString('base64') }).catch((error: unknown) => {
        throw error instanceof WorkFailure ? serviceFailed('tooLarge') : error;
      });
      const read = v.parse(featuresReadSchema, answer);
      if ('fault' in read) throw serviceFailed(read.fault);
      return Buffer.from(read.bytes, 'base64');
    },
    stop: workers.stop,
  };
}
