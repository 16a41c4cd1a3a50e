import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { incomingIn } from '../../../platform/files/receive-upload.ts';
import { WorkFailure, workerPool } from '../../../platform/work/worker-pool.ts';
import { featuresReadSchema } from './features-work.ts';
import { featuresOf } from './service-answer.ts';
import { serviceFailed } from './service-fault.ts';

/** Limits for reading features: large responses at a time and waiting, seconds and megabytes for one. */
const pool = { workers: 2, waiting: 64, seconds: 10, megabytes: 256 } as const;

/** Smaller responses, in bytes, are parsed on the thread that answers requests, in a millisecond or two. */
const largeFrom = 64 * 1024;

interface FeaturesReader {
  /**
   * The features of a tile for the map. Throws the fault that is shown with the layer, or UNAVAILABLE if too many wait.
   */
  readonly read: (bytes: Buffer) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/**
 * Reads the responses of feature services; large ones in a separate process. They are passed as files in the data
 * folder, because messages of megabytes would be serialized and parsed on the thread that answers requests.
 */
export function featuresReader(dataFolder: string): FeaturesReader {
  const incoming = incomingIn(dataFolder);
  const workers = workerPool({ module: new URL('./features-work.ts', import.meta.url), ...pool });
  return {
    read: async (bytes) => {
      if (bytes.length < largeFrom) return featuresOf(bytes);
      const path = join(incoming, crypto.randomUUID());
      const target = `${path}-read`;
      try {
        await mkdir(incoming, { recursive: true });
        await writeFile(path, bytes, { flag: 'wx' });
        const answer = await workers.run({ path, target }).catch((error: unknown) => {
          throw error instanceof WorkFailure ? serviceFailed('tooLarge') : error;
        });
        const { fault } = v.parse(featuresReadSchema, answer);
        if (fault !== null) throw serviceFailed(fault);
        return await readFile(target);
      } finally {
        await Promise.all([path, target].map((one) => rm(one, { force: true })));
      }
    },
    stop: workers.stop,
  };
}
