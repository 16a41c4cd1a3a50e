import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { unavailable } from '../errors/app-error.ts';
import { beginStatement } from '../telemetry/statement-signal.ts';
import { turns } from '../work/take-turns.ts';

type Execute = PGlite['execProtocolStream'];
type Message = Awaited<ReturnType<Execute>>[number];

/**
 * Whether this response shows that PostgreSQL ended, as it does if it cannot write its log. Later queries would never
 * return, and would block the thread.
 */
const isPanic = (message: Message): message is Message & Error =>
  message instanceof Error && 'severity' in message && message.severity === 'PANIC';

/** First bytes of the messages that run a statement: Execute and Query. */
const runs: ReadonlySet<number> = new Set(Buffer.from('EQ'));

/** How the embedded database is reopened. */
export interface Reopening {
  /** Whether there is enough space again for what reopening writes. */
  readonly hasRoom: () => Promise<boolean>;
  readonly open: () => Promise<PGlite>;
}

/** Milliseconds between two attempts to reopen it: the first pause, and the longest after failed attempts. */
const pauses = { first: 1000, longest: 60_000 } as const;

/**
 * The embedded database as connections use it. It runs on the answering thread and answers without yielding to the
 * event loop, so a request of a hundred statements would block all others; this class yields between statements. If its
 * disk is full it ends; it is reopened once there is space, and answers UNAVAILABLE meanwhile.
 */
export class EmbeddedEngine {
  readonly #reopening: Reopening | undefined;
  readonly #over = new AbortController();
  #reach: PGlite;
  /** Undefined while it waits to be reopened. */
  #open: PGlite | undefined;
  #opening: Promise<void> = Promise.resolve();

  constructor(pglite: PGlite, reopening?: Reopening) {
    this.#reopening = reopening;
    this.#open = pglite;
    this.#reach = this.#reachOf(pglite);
  }

  /** The database for a new connection. */
  get reach(): PGlite {
    return this.#reach;
  }

  /** Closes it, or stops trying to reopen it. */
  async close(): Promise<void> {
    this.#over.abort();
    await this.#opening;
    await this.#open?.close();
  }

  #reachOf(pglite: PGlite): PGlite {
    const turn = turns();
    const execute: Execute = async (message, options) => {
      await turn();
      if (this.#open !== pglite) throw unavailable();
      // Nothing waits any more for a statement that was sent just before the database was closed.
      if (pglite.closed) return [];
      const end = runs.has(message[0] ?? 0) ? beginStatement() : undefined;
      const answer = await pglite.execProtocolStream(message, options);
      end?.(answer.some(({ name }) => name === 'error'));
      const panic = answer.find(isPanic);
      if (!panic) return answer;
      this.#open = undefined;
      this.#opening = this.#openAgain();
      throw panic;
    };
    return new Proxy(pglite, {
      get: (target, name) => {
        if (name === 'execProtocolStream') return execute;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  async #openAgain(): Promise<void> {
    const reopening = this.#reopening;
    const { signal } = this.#over;
    const over = () => signal.aborted;
    for (let pause: number = pauses.first; reopening && !over(); ) {
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
      if (over() || !(await reopening.hasRoom()) || over()) continue;
      try {
        const opened = await reopening.open();
        this.#reach = this.#reachOf(opened);
        this.#open = opened;
        return;
      } catch {
        // Tried again at growing intervals, because each attempt blocks the thread for a moment.
        pause = Math.min(pause * 2, pauses.longest);
      }
    }
  }
}
