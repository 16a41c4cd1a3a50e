import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { featuresOf } from './service-answer.ts';
import { isServiceFault, ServiceFailure, type ServiceFault } from './service-fault.ts';

/** The outcome of reading the features of a tile: the reason why there are none, or null. */
export const featuresReadSchema = v.object({ fault: v.nullable(v.custom<ServiceFault>(isServiceFault)) });

type FeaturesRead = v.InferOutput<typeof featuresReadSchema>;

/** The file with a service's response, and the file for the features in the form that the map gets. */
const taskSchema = v.object({ path: v.string(), target: v.string() });

/** Reads the features of a tile in a process of its own. */
export default async function readFeatures(task: unknown): Promise<FeaturesRead> {
  const { path, target } = v.parse(taskSchema, task);
  try {
    await writeFile(target, featuresOf(await readFile(path)), { flag: 'wx' });
    return { fault: null };
  } catch (error) {
    if (error instanceof ServiceFailure) return { fault: error.fault };
    throw error;
  }
}
