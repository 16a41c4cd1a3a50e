import { basename } from 'node:path';
import { Tinypool } from 'tinypool';
import { currentAsker } from './asker.ts';
import { FairLine } from './fair-line.ts';

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
  /** Pieces of work at a time, each in a process of its own. */
  readonly workers: number;
  /** Pieces that wait for one, by turns of companies and people; more are refused (`fair-line.ts`). */
  readonly waiting: number;
  /** Of one piece, from when it is begun. */
  readonly seconds: number;
  /** Of JavaScript objects of one process; buffers are for the module to bound. */
  readonly megabytes: number;
  /** Seconds that an idle process stays for the next piece. */
  readonly idleSeconds?: number;
  /** Whether each piece has a process that did nothing before. */
  readonly isFreshEach?: boolean;
  /** Of Node itself, for the processes. */
  readonly flags?: readonly string[];
}

interface RunOptions {
  /** Ends the piece, and its process where it is begun. `run` throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Receives the messages that the module sends with `process.send` while it works. */
  readonly told?: (message: unknown) => void;
}

interface WorkerPool {
  /**
   * Runs a piece of work outside the server, so that its time, its memory or a crash affects nothing else. Throws a
   * WorkFailure, UNAVAILABLE if too many wait, or the error of the module.
   */
  readonly run: (task: unknown, options?: RunOptions) => Promise<unknown>;
  /** Ends the processes and what they do. */
  readonly stop: () => Promise<void>;
}

/** The lines of all pools of this process, each with what its pieces of work are called. */
const lines = new Map<FairLine, string>();

/** Where the first waiting piece of a person is in each line that they wait in: how many pieces are begun before it. */
export const placesOf = (person: string): readonly { readonly work: string; readonly ahead: number }[] =>
  [...lines].flatMap(([line, work]) => {
    const ahead = line.aheadOf(person);
    return ahead === undefined ? [] : [{ work, ahead }];
  });

/** How much waits and is worked on in each line of this process, by what its pieces of work are called. */
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

/** Idle processes stay for so long, in seconds. */
const keptWarm = 30;

const endWithServer = new URL('./end-with-server.ts', import.meta.url).href;

/** Processes that do what takes long or may go wrong, with a bounded queue in front of them. */
export function workerPool(options: PoolOptions): WorkerPool {
  const { module, workers, waiting, seconds, megabytes } = options;
  const { idleSeconds = keptWarm, isFreshEach = false, flags = [] } = options;
  const pool = new Tinypool({
    filename: module.href,
    runtime: 'child_process',
    execArgv: [`--max-old-space-size=${megabytes}`, '--import', endWithServer, ...flags],
    // Nothing of the server's secrets is for who reads foreign files.
    env: {},
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: idleSeconds * 1000,
    isolateWorkers: isFreshEach,
  });
  /** Pieces that no process has taken yet, in their order; each is given up by its signal. */
  const untaken = new Set<AbortController>();
  // A process that dies between two pieces of work is replaced with the next. One that dies while it starts leaves a
  // piece that no process picks up.
  pool.on('error', () => {
    const left = [...untaken];
    for (const piece of left.slice(left.length - pool.queueSize)) piece.abort();
  });
  const line = new FairLine(workers, waiting);
  lines.set(line, basename(module.pathname, '-work.ts'));

  return {
    run: async (task, { signal, told } = {}) => {
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
            // Asked by the process that takes the piece.
            onMessage: () => untaken.delete(left),
            postMessage: (message) => told?.(message),
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
