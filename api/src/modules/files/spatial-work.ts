import { inLanguage, languages } from 'shared-contracts';
import * as v from 'valibot';
import { texts } from '../../generated/texts/spatial.ts';
import { checkSpatialFile, spatialShapes } from './read-spatial.ts';
import { routeOfShapes } from './route-of-shapes.ts';
import { SpatialError } from './spatial-error.ts';
import type { SpatialAnswer } from './spatial-reader.ts';

const taskSchema = v.object({
  path: v.string(),
  name: v.string(),
  language: v.picklist(languages),
  /** Whether the route is wanted that the file holds, and not only whether it can be read. */
  wantsRoute: v.boolean(),
});

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
