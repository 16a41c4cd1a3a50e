import { Pool } from 'pg';
import * as v from 'valibot';
import { connectionOptions, connectionTimeout, type Db, longestStatement, queriesOn } from '../database.ts';
import { logBytes, logText } from './log-position.ts';

/** What a replica reports about itself. */
interface ReplicaLook {
  readonly bytes: bigint;
  /** The newest heartbeat of an instance of the API that it shows, in milliseconds since 1970. */
  readonly beat: number;
}

/** A server that follows the one that takes writes, and answers reads. */
export interface Replica {
  /** Its host and port, by which operators know it. */
  readonly name: string;
  readonly db: Db;
  /** Its position. Rejects if it does not answer; undefined if it follows no server. */
  readonly look: () => Promise<ReplicaLook | undefined>;
  /** Whether it now shows everything that was written up to a position. */
  readonly shows: (bytes: bigint) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const lookSchema = v.object({
  isStandby: v.boolean(),
  position: v.nullable(v.string()),
  beat: v.nullable(v.number()),
});
const showsSchema = v.object({ shows: v.nullable(v.boolean()) });

/** Connects to a replica with at most `max` connections; `newestBeat` is an SQL expression for its newest heartbeat. */
export function openReplica(address: string, max: number, newestBeat: string): Replica {
  const pool = new Pool({
    connectionString: address,
    max,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: longestStatement,
    application_name: 'rightway reads',
    options: connectionOptions,
    keepAlive: true,
    statement_timeout: longestStatement,
    idle_in_transaction_session_timeout: longestStatement,
  });
  // A connection that breaks in use fails its statement, which reports it; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const { host, hostname } = new URL(address);
  const db = queriesOn(pool);
  const rowOf = async (text: string, values: readonly unknown[] = []): Promise<unknown> =>
    (await pool.query<Record<string, unknown>>(text, [...values])).rows[0];
  return {
    name: host || hostname,
    db,
    look: async () => {
      const row = await rowOf(`select pg_is_in_recovery() as "isStandby",
        pg_last_wal_replay_lsn()::text as position, (extract(epoch from ${newestBeat}) * 1000)::float8 as beat`);
      const { isStandby, position, beat } = v.parse(lookSchema, row);
      if (!isStandby || position === null || beat === null) return undefined;
      return { bytes: logBytes(position), beat };
    },
    shows: async (bytes) => {
      const row = await rowOf('select pg_last_wal_replay_lsn() >= $1::pg_lsn as shows', [logText(bytes)]);
      return v.parse(showsSchema, row).shows ?? false;
    },
    close: () => db.destroy(),
  };
}
