/** Does odd work of the kind it is given in a pool of its own, as a server does; the worker notes its id in the file that it is given. */
import { workerPool } from '../platform/work/worker-pool.ts';

const [kind, note] = process.argv.slice(2);
const module = new URL('./odd-work.ts', import.meta.url);
await workerPool({ module, workers: 1, waiting: 0, seconds: 600, megabytes: 64 }).run({ kind, note });
