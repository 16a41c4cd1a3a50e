import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { incomingIn } from '../../../platform/files/receive-upload.ts';
import { WorkFailure, workerPool } from '../../../platform/work/worker-pool.ts';
import { featuresReadSchema } from './features-work.ts';
import { featuresOf } from './service-answer.ts';
import { serviceFailed } from './service-fault.ts';

/** Bounds of reading features: large answers together and waiting, seconds and megabytes of one. */
const pool = { workers: 2, waiting: 64, seconds: 10, megabytes: 256 } as const;

/** Smaller answers, in bytes, are parsed on the answering thread, in a millisecond or two. */
const largeFrom = 64 * 1024;

interface FeaturesReader {
  /** The features of a tile as the map gets them. Throws what its layer shows, or UNAVAILABLE where too many wait. */
  readonly read: (bytes: Buffer) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/**
 * Reads what feature services answer; large answers apart from the server. They go there and back as files in the folder of
 * data: as a message, megabytes would be written and read where people are answered.
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
