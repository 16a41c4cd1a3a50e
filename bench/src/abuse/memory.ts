import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

/** Memory of a process in megabytes, after all garbage is collected and no page is kept for later. */
export interface Memory {
  /** Memory resident in RAM. */
  readonly resident: number;
  /** Objects and buffers that are still referenced. */
  readonly held: number;
}

const memorySchema = v.object({ resident: v.number(), held: v.number() });
const probe = pathToFileURL(join(import.meta.dirname, 'memory-probe.ts')).href;

/** How long collecting a large heap may take, and the interval at which it is checked, in milliseconds. */
const patience = 30_000;
const pause = 100;

/** As the image starts the API (deploy/api.Dockerfile). */
export const asInImage = '--max-semi-space-size=16';

/** Environment for an API whose memory can be queried; it writes the figures to a file in this folder. */
export const probed = (folder: string) =>
  ({ NODE_OPTIONS: `${asInImage} --import=${probe}`, MEMORY_FILE: join(folder, 'memory.json') }) as const;

/**
 * Collects the garbage of a process that was started with `probed`, and returns its memory afterwards. Throws where it
 * does not answer.
 */
export async function memoryOf(pid: number, folder: string): Promise<Memory> {
  const { MEMORY_FILE: file } = probed(folder);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const end = performance.now() + patience;
  while (!existsSync(file)) {
    if (performance.now() > end) throw new Error('The API does not tell its memory.');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const { resident, held } = v.parse(memorySchema, JSON.parse(readFileSync(file, 'utf8')));
  const megabytes = (bytes: number) => bytes / 1024 ** 2;
  return { resident: megabytes(resident), held: megabytes(held) };
}
