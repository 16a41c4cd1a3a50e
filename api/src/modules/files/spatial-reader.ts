import { inLanguage, type Language } from 'shared-contracts';
import * as v from 'valibot';
import { texts } from '../../generated/texts/spatial.ts';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';

/** What reading spatial files may take: files at once and waiting, and of one its seconds and megabytes. */
export const spatialLimits = { workers: 2, waiting: 8, seconds: 30, megabytes: 512 } as const;

const messageSchema = v.nullable(v.string());

/** Reads spatial files apart from the server. */
export interface SpatialReader {
  /** What is wrong with a file, in a sentence for who sent it, or null. Throws UNAVAILABLE where too many wait. */
  readonly read: (path: string, name: string, language: Language) => Promise<string | null>;
  readonly stop: () => Promise<void>;
}

/** A reader with processes of its own, which end with `stop`. */
export function spatialReader(): SpatialReader {
  const pool = workerPool({ module: new URL('./spatial-work.ts', import.meta.url), ...spatialLimits });
  return {
    read: async (path, name, language) => {
      try {
        return v.parse(messageSchema, await pool.run({ path, name, language }));
      } catch (error) {
        if (!(error instanceof WorkFailure)) throw error;
        return inLanguage(texts, language)[error.reason](name);
      }
    },
    stop: pool.stop,
  };
}
