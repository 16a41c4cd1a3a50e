import { inLanguage, languages } from 'shared-contracts';
import * as v from 'valibot';
import { texts } from '../../generated/texts/spatial.ts';
import { checkSpatialFile, SpatialError, spatialShapes } from './read-spatial.ts';
import { routeOfShapes } from './route-of-shapes.ts';

const taskSchema = v.object({
  path: v.string(),
  name: v.string(),
  language: v.picklist(languages),
  /** Whether the route is wanted that the file holds, and not only whether it can be read. */
  wantsRoute: v.boolean(),
});

/** What came of reading a spatial file: why it cannot be used, or its route where that was wanted. */
export interface SpatialAnswer {
  readonly message: string | null;
  readonly geometry: unknown;
}

/** Reads a spatial file, in a process of its own. */
export default async function readSpatial(task: unknown): Promise<SpatialAnswer> {
  const { path, name, language, wantsRoute } = v.parse(taskSchema, task);
  const spoken = inLanguage(texts, language);
  try {
    if (!wantsRoute) {
      await checkSpatialFile(path, name);
      return { message: null, geometry: null };
    }
    const geometry = routeOfShapes(await spatialShapes(path, name));
    return geometry ? { message: null, geometry } : { message: spoken.noRoute(name), geometry: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = error instanceof SpatialError ? error.said(language) : spoken.unreadable(name, reason);
    return { message, geometry: null };
  }
}
