import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
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
  const wrap = (client: PoolClient): PostgresPoolClient => {
    const query = (text: unknown, values?: readonly unknown[]) => {
      const name = typeof text === 'string' ? nameOf(text) : undefined;
      return watch.during(client, () =>
        name === undefined
          ? Reflect.apply(client.query, client, [text, values])
          : client.query({ name, text: String(text), values: [...(values ?? [])] }),
      );
    };
    // A connection whose transaction could not be ended is thrown away.
    return { query, release: (isBroken) => client.release(isBroken) } as PostgresPoolClient;
  };
  const connect = async () => {
    watch.checkThere();
    return wrap(await pool.connect());
  };
  return { options: pool.options, connect, end: () => pool.end() };
}
