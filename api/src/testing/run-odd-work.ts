/**
 * Does odd work of the given kind in a worker pool, as a server does; the worker writes its process id to the given
 * file.
 */
import { workerPool } from '../platform/work/worker-pool.ts';

const [kind, note] = process.argv.slice(2);
const module = new URL('./odd-work.ts', import.meta.url);
await workerPool({ module, workers: 1, waiting: 0, seconds: 600, megabytes: 64 }).run({ kind, note });
