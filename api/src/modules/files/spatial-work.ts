import { inLanguage, languages } from 'shared-contracts';
import * as v from 'valibot';
import { texts } from '../../generated/texts/spatial.ts';
import { SpatialError, spatialFileError } from './read-spatial.ts';

const taskSchema = v.object({ path: v.string(), name: v.string(), language: v.picklist(languages) });

/** Reads a spatial file, in a process of its own. Returns what is wrong with it, or null. */
export default async function readSpatial(task: unknown): Promise<string | null> {
  const { path, name, language } = v.parse(taskSchema, task);
  try {
    return await spatialFileError(path, name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return error instanceof SpatialError
      ? error.said(language)
      : inLanguage(texts, language).unreadable(name, reason);
  }
}
