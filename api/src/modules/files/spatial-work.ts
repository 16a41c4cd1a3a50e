import * as v from 'valibot';
import { SpatialError, spatialFileError } from './read-spatial.ts';

const taskSchema = v.object({ path: v.string(), name: v.string() });

/** Reads a spatial file, in a process of its own. Returns what is wrong with it, or null. */
export default async function readSpatial(task: unknown): Promise<string | null> {
  const { path, name } = v.parse(taskSchema, task);
  try {
    return await spatialFileError(path, name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return error instanceof SpatialError ? reason : `${name} cannot be read: ${reason}`;
  }
}
