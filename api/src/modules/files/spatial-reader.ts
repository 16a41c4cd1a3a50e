import { inLanguage, type Language } from 'shared-contracts';
import * as v from 'valibot';
import { texts } from '../../generated/texts/spatial.ts';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';

/**
 * Limits for reading spatial files: files read at the same time, files waiting, and seconds and megabytes for one file.
 */
export const spatialLimits = { workers: 2, waiting: 8, seconds: 30, megabytes: 512 };

const answerSchema = v.object({
  message: v.nullable(v.string()),
  geometry: v.unknown(),
  /** Whether the file does not state its coordinate system; it can be read once somebody chooses one. */
  isUnplaced: v.optional(v.boolean()),
});

/**
 * The outcome of reading a spatial file: why it cannot be used, in a sentence for the sender, or null; and the
 * requested shape.
 */
export type SpatialAnswer = v.InferOutput<typeof answerSchema>;

/** Reads a file, in the coordinate system that was chosen for it. */
type PlacedReading = (
  path: string,
  name: string,
  language: Language,
  system?: string,
) => Promise<SpatialAnswer>;

/** Reads spatial files in processes separate from the server. */
export interface SpatialReader {
  /**
   * The fault of a file, in a sentence for the sender, or null; for a file whose system was chosen, also its middle.
   * Throws UNAVAILABLE if too many requests wait.
   */
  readonly read: PlacedReading;
  /**
   * The route in a file, in the coordinate system that was chosen for it. Throws UNAVAILABLE if too many requests wait.
   */
  readonly route: PlacedReading;
  /** The outline of land in a file. Throws UNAVAILABLE if too many requests wait. */
  readonly outline: PlacedReading;
  /** Every shape in a file, as GeoJSON features in base64. Throws UNAVAILABLE if too many requests wait. */
  readonly shapes: PlacedReading;
  readonly stop: () => Promise<void>;
}

/** A reader with processes of its own, which end with `stop`. */
export function spatialReader(limits = spatialLimits): SpatialReader {
  const pool = workerPool({ module: new URL('./spatial-work.ts', import.meta.url), ...limits });
  const run = async (
    path: string,
    name: string,
    language: Language,
    wants: 'check' | 'route' | 'outline' | 'shapes',
    system?: string,
  ) => {
    try {
      return v.parse(answerSchema, await pool.run({ path, name, language, wants, system }));
    } catch (error) {
      if (!(error instanceof WorkFailure)) throw error;
      return { message: inLanguage(texts, language)[error.reason](name), geometry: null };
    }
  };
  return {
    read: (path, name, language, system) => run(path, name, language, 'check', system),
    route: (path, name, language, system) => run(path, name, language, 'route', system),
    outline: (path, name, language, system) => run(path, name, language, 'outline', system),
    shapes: (path, name, language, system) => run(path, name, language, 'shapes', system),
    stop: pool.stop,
  };
}
