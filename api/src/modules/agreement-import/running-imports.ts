import type { ImportState } from 'shared-contracts/agreement-import';
import type { RecordContext } from '../../records/record-context.ts';
import { noteProgress } from './import-store.ts';

/** How far an import is in this process. */
export interface Running {
  state: ImportState;
  done: number;
  total: number;
}

/** How often a finalize gives its sign, in milliseconds. */
const sign = 2000;

/** A process without a sign of life for this long, in milliseconds, is presumed dead. */
const silence = 60_000;

/** The imports that this process works on now. */
export class RunningImports {
  readonly #running = new Map<string, Running>();
  /** When this process began, where no other can work on the same database. */
  readonly #aloneSince: Date | undefined;

  constructor(aloneSince?: Date) {
    this.#aloneSince = aloneSince;
  }

  /** If the last sign of life of a finalize is older than this, its process is presumed dead. */
  lostBefore(now: Date): Date {
    const silent = new Date(now.getTime() - silence);
    const alone = this.#aloneSince;
    return alone && alone > silent ? alone : silent;
  }

  of(fileId: string): Running | undefined {
    return this.#running.get(fileId);
  }

  /** Works on an import and reports the progress meanwhile. */
  async during<T>(fileId: string, state: ImportState, work: (running: Running) => Promise<T>): Promise<T> {
    const running: Running = { state, done: 0, total: 0 };
    // A check that runs during a finalize does not hide it.
    if (state === 'Finalizing' || !this.#running.has(fileId)) this.#running.set(fileId, running);
    try {
      return await work(running);
    } finally {
      if (this.#running.get(fileId) === running) this.#running.delete(fileId);
    }
  }
}

/**
 * Reports the progress of a finalize, begun at that time, to other processes, until the returned function is called.
 */
export function giveSigns(
  fileId: string,
  begun: Date,
  running: Running,
  { db, clock }: RecordContext,
): () => void {
  let isReporting = false;
  const timer = setInterval(() => {
    // On an embedded database the write itself has the only connection: no other request could be answered either.
    if (isReporting) return;
    isReporting = true;
    noteProgress(db, { fileId, begun }, clock(), running.done, running.total)
      .catch(() => {})
      .finally(() => {
        isReporting = false;
      });
  }, sign);
  timer.unref();
  return () => clearInterval(timer);
}
