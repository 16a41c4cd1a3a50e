import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { unavailable } from '../errors/app-error.ts';
import { beginStatement } from '../telemetry/statement-signal.ts';
import { isLineLost, isServerGone, readOnlyState } from './lost-server.ts';
import { ServerClient } from './server-client.ts';
import type { ServerWatch } from './server-watch.ts';
import { sqlStateOf } from './sql-state.ts';

interface LineParts {
  readonly watch: ServerWatch;
  /** Another connection of the pool, to the server that takes writes. */
  readonly checkOut: () => Promise<PoolClient>;
}

/** How often the first statement is sent again to another server. */
const mostAttempts = 3;

const begins = /^(\/\*.*?\*\/\s*)?(begin|start transaction)\b/i;
const reads = /^\s*(\/\*.*?\*\/\s*)?select\b/i;

/**
 * Whether a statement that failed like this has changed nothing: it was refused, it only reads, or it only begins a
 * transaction.
 */
const hasDoneNothing = (text: string, error: unknown): boolean =>
  sqlStateOf(error) === readOnlyState || (isServerGone(error) && (begins.test(text) || reads.test(text)));

/**
 * Uses pg's callback instead of the promise it would return: rows resolved through that promise outlive the request
 * until a full garbage collection, and slow down every collection of young objects.
 */
const answerTo = (client: PoolClient, statement: QueryConfig): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, answer: QueryResult) =>
      error ? reject(error) : resolve(answer),
    );
  });

/**
 * A connection during one request. If its first statement fails because the server is gone or takes no writes, it is
 * sent to the next server, since nothing has been done yet. Later statements fail, and the request with them.
 */
export class LentLine {
  readonly #parts: LineParts;
  /** Undefined once it was given up and no other connection was available. */
  #client: PoolClient | undefined;
  #isFresh = true;
  #isLost = false;

  constructor(client: PoolClient, parts: LineParts) {
    this.#client = client;
    this.#parts = parts;
  }

  /** Begins a new use of the connection. */
  lend(client: PoolClient): void {
    this.#client = client;
    this.#isFresh = true;
    this.#isLost = false;
  }

  /** Returns it to the pool, or discards it if it cannot be reused. */
  release(isBroken?: Error | boolean): void {
    this.#client?.release(isBroken || this.#isLost);
    this.#client = undefined;
  }

  /** Runs a statement. Throws the database's error, or UNAVAILABLE. */
  async ask(statement: QueryConfig): Promise<QueryResult> {
    const isFirst = this.#isFresh;
    this.#isFresh = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await this.#send(statement);
        // The server announced with the same response that it is read-only: a transaction whose first write would fail
        // begins on the next server instead.
        if (!isFirst || attempt === mostAttempts || !this.#isBegunInVain(statement.text)) return answer;
        this.#isLost = true;
        await this.#parts.watch.doubt();
      } catch (error) {
        if (!isLineLost(error)) throw error;
        this.#isLost = true;
        const isWorthIt = this.#parts.watch.doubt();
        if (!isFirst || attempt === mostAttempts || !hasDoneNothing(statement.text, error)) throw error;
        if (!(await isWorthIt)) throw error;
      }
      // Returned first: it may be the pool's only connection.
      this.release();
      this.lend(await this.#parts.checkOut());
      this.#isFresh = false;
    }
  }

  async #send(statement: QueryConfig): Promise<QueryResult> {
    const client = this.#client;
    if (!client) throw unavailable();
    const end = beginStatement();
    let isFailed = true;
    let answer: QueryResult;
    try {
      answer = await this.#parts.watch.during(client, () => answerTo(client, statement));
      isFailed = false;
    } finally {
      end?.(isFailed);
    }
    // The write may be lost with this server: the person is asked to save again, which is safe because a save is
    // applied once.
    if (client instanceof ServerClient && client.takeUnreplicated()) throw unavailable();
    return answer;
  }

  #isBegunInVain(text: string): boolean {
    const isReadOnly = this.#client instanceof ServerClient && this.#client.isReadOnly;
    return isReadOnly && begins.test(text) && !/read only/i.test(text);
  }
}
