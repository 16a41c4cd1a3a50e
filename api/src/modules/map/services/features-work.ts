import * as v from 'valibot';
import { featuresOf } from './service-answer.ts';
import { isServiceFault, ServiceFailure, type ServiceFault } from './service-fault.ts';

/** What came of reading the features of a tile: their bytes as the map gets them, in base64, or why there are none. */
export const featuresReadSchema = v.union([
  v.object({ bytes: v.string() }),
  v.object({ fault: v.custom<ServiceFault>(isServiceFault) }),
]);

type FeaturesRead = v.InferOutput<typeof featuresReadSchema>;

const taskSchema = v.object({ bytes: v.string() });

/** Reads the features of a tile in a process of its own; bytes travel as text. */
export default async function readFeatures(task: unknown): Promise<FeaturesRead> {
  const bytes = Buffer.from(v.parse(taskSchema, task).bytes, 'base64');
  try {
    return { bytes: featuresOf(bytes).toString('base64') };
  } catch (error) {
    if (error instanceof ServiceFailure) return { fault: error.fault };
    throw error;
  }
}
