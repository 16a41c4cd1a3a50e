import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { sql } from 'kysely';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { openedInTime } from './opened-in-time.ts';
import type { ServerWatch } from './server-watch.ts';

const mark = '/*prepared*/';

/**
 * Marks a statement whose plan does not depend on its values: it is prepared once a
 * connection, which spares planning a nested read anew. Statements that look for a
 * part of a text are not marked: a plan for all texts would be a bad one for most.
 */
export const prepared = sql.raw(mark);

/** Statements kept on each connection of the server; a suite's operations are a few hundred. */
const largest = 500;
/** The mark stands at a statement's beginning. */
const look = 60;

/**
 * Asks by pg's callback, not by the promise it would give: what a promise of its own answered outlives the request,
 * row by row, until the whole heap is collected, and makes every collection of young objects slow.
 */
const answerTo = (client: PoolClient, asked: QueryConfig): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(asked, (error: Error | null, answer: QueryResult) =>
      error ? reject(error) : resolve(answer),
    );
  });

/** A pool whose connections prepare marked statements, and are given up with a server that hangs. */
export function preparingPool(pool: Pool, watch: ServerWatch): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!text.slice(0, look).includes(mark)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= largest) return known;
    const name = `rightway_${names.size}`;
    names.set(text, name);
    return name;
  };
  // One a connection: Kysely remembers each, and what it is given anew would outlive its request with every row read.
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const wrap = (client: PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client);
    if (known) return known;
    const query = (text: unknown, values?: readonly unknown[]) => {
      if (typeof text !== 'string') return Reflect.apply(client.query, client, [text, values]);
      const name = nameOf(text);
      const asked = { text, values: [...(values ?? [])], ...(name === undefined ? {} : { name }) };
      return watch.during(client, () => answerTo(client, asked));
    };
    // A connection whose transaction could not be ended is thrown away.
    const own = { query, release: (isBroken) => client.release(isBroken) } as PostgresPoolClient;
    wrapped.set(client, own);
    return own;
  };
  const connect = async () => {
    watch.checkThere();
    return wrap(await openedInTime(pool));
  };
  return { options: pool.options, connect, end: () => pool.end() };
}
