import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { unavailable } from '../errors/app-error.ts';
import { currentTrace } from '../telemetry/trace.ts';
import { LentLine } from './lent-line.ts';
import { isServerGone } from './lost-server.ts';
import { openedInTime } from './opened-in-time.ts';
import { statementNames } from './prepared-statements.ts';
import { ServerClient } from './server-client.ts';
import type { ServerWatch } from './server-watch.ts';
import { withTrace } from './traced-statement.ts';

/** Number of further attempts to get a connection, beyond those that the pool still has to a server that was left. */
const spare = 3;

/**
 * A pool whose connections go to the server that takes writes, prepare marked statements, and are given up with a
 * server that hangs or is gone.
 */
export function serverPool(pool: Pool, watch: ServerWatch): PostgresPool {
  const most = pool.options.max + spare;
  const nameOf = statementNames();

  const tryToOpen = async (): Promise<PoolClient | undefined> => {
    try {
      return await openedInTime(pool);
    } catch (error) {
      if (!isServerGone(error) || !(await watch.doubt())) throw error;
      return undefined;
    }
  };
  const checkOut = async (): Promise<PoolClient> => {
    for (let attempt = 0; attempt < most; attempt += 1) {
      await watch.writable();
      const client = await tryToOpen();
      if (client === undefined) continue;
      if (!(client instanceof ServerClient)) return client;
      if (client.address === watch.address() && !client.isReadOnly) return client;
      // Kept from before the switch, or opened to a server that became another meanwhile.
      client.release(true);
      if (client.address === watch.address()) await watch.doubt();
    }
    throw unavailable();
  };

  // One per connection: Kysely remembers each, so a new wrapper per request would outlive its request with every row
  // read.
  const wrapped = new WeakMap<PoolClient, { readonly line: LentLine; readonly client: PostgresPoolClient }>();
  const lend = (client: PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client);
    known?.line.lend(client);
    if (known) return known.client;
    const line = new LentLine(client, { watch, checkOut });
    const query = (text: unknown, values?: readonly unknown[]) => {
      if (typeof text !== 'string') return Reflect.apply(client.query, client, [text, values]);
      const trace = currentTrace();
      const name = trace?.isSampled ? undefined : nameOf(text);
      const isPrepared = name !== undefined;
      const tracedText = trace && !isPrepared ? withTrace(text, trace) : text;
      return line.ask({ text: tracedText, values: [...(values ?? [])], ...(isPrepared ? { name } : {}) });
    };
    // A connection whose transaction could not be ended is thrown away.
    const own = { query, release: (isBroken) => line.release(isBroken) } as PostgresPoolClient;
    wrapped.set(client, { line, client: own });
    return own;
  };
  return { options: pool.options, connect: async () => lend(await checkOut()), end: () => pool.end() };
}
