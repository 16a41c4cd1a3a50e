import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

/** What a process holds once all garbage is collected and no page kept for later, in megabytes. */
export interface Memory {
  /** Of the machine's memory. */
  readonly resident: number;
  /** Objects and buffers that something still refers to. */
  readonly held: number;
}

const toldSchema = v.object({ resident: v.number(), held: v.number() });
const probe = pathToFileURL(join(import.meta.dirname, 'memory-probe.ts')).href;

/** Milliseconds that a collection of a large heap may take, and between two looks. */
const patience = 30_000;
const pause = 100;

/** As its image starts the API (deploy/api.Dockerfile). */
export const asInImage = '--max-semi-space-size=16';

/** What an API must be started with so that it can be asked for its memory; it tells it in a file of this folder. */
export const probed = (folder: string) =>
  ({ NODE_OPTIONS: `${asInImage} --import=${probe}`, MEMORY_FILE: join(folder, 'memory.json') }) as const;

/** Collects the garbage of a process that was started so, and tells what it holds then. Throws where it does not answer. */
export async function memoryOf(pid: number, folder: string): Promise<Memory> {
  const { MEMORY_FILE: file } = probed(folder);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const end = performance.now() + patience;
  while (!existsSync(file)) {
    if (performance.now() > end) throw new Error('The API does not tell its memory.');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const { resident, held } = v.parse(toldSchema, JSON.parse(readFileSync(file, 'utf8')));
  const megabytes = (bytes: number) => bytes / 1024 ** 2;
  return { resident: megabytes(resident), held: megabytes(held) };
}
