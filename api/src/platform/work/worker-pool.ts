import { basename } from 'node:path';
import { Tinypool } from 'tinypool';
import { currentAsker } from './asker.ts';
import { FairLine } from './fair-line.ts';

/** Why a piece of work failed: it took too long, or its process died, for example because it ran out of memory. */
export class WorkFailure extends Error {
  override readonly name = 'WorkFailure';
  readonly reason: 'time' | 'memory';

  constructor(reason: WorkFailure['reason']) {
    super(reason === 'time' ? 'The work took too long.' : 'The work needed too much memory.');
    this.reason = reason;
  }
}

interface PoolOptions {
  /**
   * Module whose default export does the work. Its argument is what `run` receives, and its result must be
   * serializable.
   */
  readonly module: URL;
  /** Pieces of work at a time, each in a process of its own. */
  readonly workers: number;
  /** Pieces that may wait; companies and people take turns, and more pieces are refused (`fair-line.ts`). */
  readonly waiting: number;
  /** Time limit for one piece, counted from its start. */
  readonly seconds: number;
  /** Memory limit for the JavaScript objects of one process; the module itself must limit buffers. */
  readonly megabytes: number;
  /** Seconds for which an idle process waits for another piece. */
  readonly idleSeconds?: number;
  /** Whether each piece gets a new process. */
  readonly isFreshEach?: boolean;
  /** Node options for the processes. */
  readonly flags?: readonly string[];
}

interface RunOptions {
  /** Aborts the piece, and its process if it has started. `run` then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Receives the messages that the module sends with `process.send` while it works. */
  readonly onMessage?: (message: unknown) => void;
}

interface WorkerPool {
  /**
   * Runs a piece of work outside the server, so that its time, its memory or a crash affects nothing else. Throws a
   * WorkFailure, UNAVAILABLE if too many wait, or the error of the module.
   */
  readonly run: (task: unknown, options?: RunOptions) => Promise<unknown>;
  /** Ends the processes and their work. */
  readonly stop: () => Promise<void>;
}

/** The queues of all pools in this process, with the name of each pool's work. */
const lines = new Map<FairLine, string>();

/** For each queue in which a person waits: how many pieces will start before their first one. */
export const placesOf = (person: string): readonly { readonly work: string; readonly ahead: number }[] =>
  [...lines].flatMap(([line, work]) => {
    const ahead = line.aheadOf(person);
    return ahead === undefined ? [] : [{ work, ahead }];
  });

/** How many pieces wait and are being worked on in each queue of this process, by the name of their work. */
export function lineCounts(): readonly {
  readonly work: string;
  readonly waiting: number;
  readonly running: number;
}[] {
  const byWork = new Map<string, { waiting: number; running: number }>();
  for (const [line, work] of lines) {
    const { waiting, running } = byWork.get(work) ?? { waiting: 0, running: 0 };
    byWork.set(work, { waiting: waiting + line.counts.waiting, running: running + line.counts.running });
  }
  return [...byWork].map(([work, counts]) => ({ work, ...counts }));
}

/** Seconds for which idle processes are kept. */
const keptWarm = 30;

const endWithServer = new URL('./end-with-server.ts', import.meta.url).href;

/** Processes for work that takes long or may fail badly, with a bounded queue in front of them. */
export function workerPool(options: PoolOptions): WorkerPool {
  const { module, workers, waiting, seconds, megabytes } = options;
  const { idleSeconds = keptWarm, isFreshEach = false, flags = [] } = options;
  const pool = new Tinypool({
    filename: module.href,
    runtime: 'child_process',
    execArgv: [`--max-old-space-size=${megabytes}`, '--import', endWithServer, ...flags],
    // Processes that read untrusted files get none of the server's secrets.
    env: {},
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: idleSeconds * 1000,
    isolateWorkers: isFreshEach,
  });
  /** Pieces that no process has taken yet, in order; each can be aborted by its signal. */
  const untaken = new Set<AbortController>();
  // A process that dies between two pieces of work is replaced for the next one. A process that dies while it starts
  // leaves a piece that no process will take.
  pool.on('error', () => {
    const left = [...untaken];
    for (const piece of left.slice(left.length - pool.queueSize)) piece.abort();
  });
  const line = new FairLine(workers, waiting);
  lines.set(line, basename(module.pathname, '-work.ts'));

  return {
    run: async (task, { signal, onMessage } = {}) => {
      const asker = currentAsker();
      await line.enter(asker, signal);
      const limit = AbortSignal.timeout(seconds * 1000);
      const left = new AbortController();
      try {
        signal?.throwIfAborted();
        untaken.add(left);
        return await pool.run(task, {
          signal: AbortSignal.any([limit, left.signal, ...(signal ? [signal] : [])]),
          channel: {
            // Called by the process that takes the piece.
            onMessage: () => untaken.delete(left),
            postMessage: (message) => onMessage?.(message),
          },
        });
      } catch (error) {
        signal?.throwIfAborted();
        if (left.signal.aborted) throw new WorkFailure('memory');
        if (limit.aborted) throw new WorkFailure('time');
        const isDead = error instanceof Error && error.message === 'Worker exited unexpectedly';
        throw isDead ? new WorkFailure('memory') : error;
      } finally {
        untaken.delete(left);
        line.leave();
      }
    },
    stop: () => {
      lines.delete(line);
      return pool.destroy();
    },
  };
}
