import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { SpatialError, spatialFileError } from './read-spatial.ts';

const { path, name } = v.parse(v.object({ path: v.string(), name: v.string() }), workerData);

spatialFileError(path, name).then(
  (message) => parentPort?.postMessage({ message }),
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({
      message: error instanceof SpatialError ? reason : `${name} cannot be read: ${reason}`,
    });
  },
);
