import { Tinypool } from 'tinypool';
import { texts } from '../../generated/texts/refusals.ts';
import { busy } from '../errors/app-error.ts';
import { said } from '../errors/said.ts';

/** Why a piece of work was not done: it took too long, or its process died, as it does without memory. */
export class WorkFailure extends Error {
  override readonly name = 'WorkFailure';
  readonly reason: 'time' | 'memory';

  constructor(reason: WorkFailure['reason']) {
    super(reason === 'time' ? 'The work took too long.' : 'The work needed too much memory.');
    this.reason = reason;
  }
}

interface PoolOptions {
  /** Module whose default export does the work: takes what `run` is given, answers what can be copied. */
  readonly module: URL;
  /** Pieces of work at once, each in a process of its own. */
  readonly workers: number;
  /** Pieces that wait for one; more are told to come again. */
  readonly waiting: number;
  /** Of one piece, from when it is begun. */
  readonly seconds: number;
  /** Of JavaScript objects of one process; buffers are for the module to bound. */
  readonly megabytes: number;
}

interface RunOptions {
  /** Ends the piece, and its process where it is begun. `run` throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Takes what the module sends with `process.send` while it works. */
  readonly told?: (message: unknown) => void;
}

export interface WorkerPool {
  /**
   * Does a piece of work apart from the server: neither its time nor its memory, nor that it dies,
   * touches anybody else. Throws a WorkFailure, UNAVAILABLE where too many wait, or what the module throws.
   */
  readonly run: (task: unknown, options?: RunOptions) => Promise<unknown>;
  /** Ends the processes and what they do. */
  readonly stop: () => Promise<void>;
}

/** Idle processes stay for so long, in milliseconds. */
const keptWarm = 30_000;

const endWithServer = new URL('./end-with-server.ts', import.meta.url).href;

/** Processes that do what takes long or may go wrong, with a bounded queue in front of them. */
export function workerPool({ module, workers, waiting, seconds, megabytes }: PoolOptions): WorkerPool {
  const pool = new Tinypool({
    filename: module.href,
    runtime: 'child_process',
    execArgv: [`--max-old-space-size=${megabytes}`, '--import', endWithServer],
    // Nothing of the server's secrets is for who reads foreign files.
    env: {},
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: keptWarm,
  });
  // A process that dies between two pieces of work is replaced with the next.
  pool.on('error', () => {});
  const queue: (() => void)[] = [];
  let running = 0;

  const begin = async (): Promise<void> => {
    if (running < workers) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw busy(said(texts, ({ busyWork }) => busyWork));
    await new Promise<void>((next) => queue.push(next));
  };
  const end = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (task, { signal, told } = {}) => {
      await begin();
      const limit = AbortSignal.timeout(seconds * 1000);
      try {
        signal?.throwIfAborted();
        return await pool.run(task, {
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          ...(told ? { channel: { postMessage: told } } : {}),
        });
      } catch (error) {
        signal?.throwIfAborted();
        if (limit.aborted) throw new WorkFailure('time');
        const isDead = error instanceof Error && error.message === 'Worker exited unexpectedly';
        throw isDead ? new WorkFailure('memory') : error;
      } finally {
        end();
      }
    },
    stop: () => pool.destroy(),
  };
}
