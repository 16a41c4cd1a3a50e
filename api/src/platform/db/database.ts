import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Client, type ClientConfig, Pool } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { EmbeddedEngine, type Reopening } from './embedded-engine.ts';
import { lockFolder } from './folder-lock.ts';
import { inTime } from './in-time.ts';
import { countPool } from './pool-counts.ts';
import { hasRoom } from './room-in.ts';
import { serverAddresses } from './server-addresses.ts';
import { ServerClient } from './server-client.ts';
import { serverPool } from './server-pool.ts';
import { watchServers } from './server-watch.ts';
import type { Tables } from './tables.ts';
import { sharedWhileRunning } from './while-running.ts';

export type Db = Kysely<Tables>;

/** An open database: for queries, for migrations, and to close it. */
export interface Database {
  readonly kind: 'pglite' | 'postgresql';
  readonly db: Db;
  readonly pool: Pool;
  /** Whether a request would get a connection and an answer now. */
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** How long a request may wait for a connection, in milliseconds: a 503 must be sent within two seconds. */
export const connectionTimeout = 1500;

/** How long a server's connections wait, in milliseconds. */
interface ServerLimits {
  /** Longest statement; for programs that no person waits for 0, which is no limit. */
  readonly longest?: number;
  /** Longest wait for a connection. */
  readonly patience?: number;
}

/** How long a request's statement may run on a server, and wait for another one's lock, in milliseconds. */
export const longestStatement = 60_000;
const longestLock = 10_000;

/**
 * Options of each connection: plans are not compiled to machine code (JIT). The server decides by an estimate of rows;
 * compiling a plan takes 60 ms or more where running it takes one.
 */
export const connectionOptions = '-c jit=off';

const readOnly = `current_setting('transaction_read_only')::boolean`;

const yes = () => true;
const no = () => false;

/** Queries on a pool: columns are named in camel case, and keys inside a JSON value are left as they are. */
export function queriesOn(pool: PostgresPool): Db {
  const names = new CamelCasePlugin({ maintainNestedObjectKeys: true });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [names] });
}

function open(
  { kind, pool, isReady }: Pick<Database, 'kind' | 'pool' | 'isReady'>,
  ownPool: PostgresPool,
  release: () => Promise<void>,
): Database {
  // A connection that breaks while idle is replaced; one that breaks in use fails its statement, which reports it.
  // Without a listener either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const forget = countPool(pool);
  const db = queriesOn(ownPool);
  return {
    kind,
    db,
    pool,
    isReady,
    close: async () => {
      forget();
      await db.destroy();
      await release();
    },
  };
}

/**
 * The PostgreSQL server that takes writes, among those in the connection string. The server itself aborts whatever
 * takes too long: a statement, the wait for a lock, and a transaction left open by a process that died. Throws a
 * StartupError.
 */
export function openServer(
  connectionString: string,
  max: number,
  { longest = longestStatement, patience = connectionTimeout }: ServerLimits = {},
): Database {
  const addresses = serverAddresses(connectionString);
  const watch = watchServers(addresses, longest);
  class Line extends ServerClient {
    constructor(config?: ClientConfig) {
      super(config ?? {}, watch.address());
    }
  }
  const pool = new Pool({
    Client: Line,
    connectionString: addresses[0],
    max,
    connectionTimeoutMillis: patience,
    application_name: 'rightway',
    options: connectionOptions,
    keepAlive: true,
    statement_timeout: longest,
    lock_timeout: longest === 0 ? 0 : longestLock,
    idle_in_transaction_session_timeout: longest,
  });
  // Every page that waits for the server asks: together they take one connection.
  const isReady = sharedWhileRunning(async () => {
    const hasRoom = pool.connect().then((client) => {
      client.release();
      return true;
    }, no);
    return (await Promise.all([watch.isThere(), hasRoom])).every(Boolean);
  });
  const database = { kind: 'postgresql', pool, isReady } as const;
  return open(database, serverPool(pool, watch), async () => watch.stop());
}

/** The extension that PGlite must be created with, which is the only one that the migrations need. */
export const pgliteExtensions = { pg_trgm };

/** Megabytes that opening the embedded database may write: two files of its log, and any data not yet written. */
const roomToOpen = 48;

/**
 * PGlite through pg's own pool: with its single connection, transactions queue instead of mixing. With `reopening` it
 * is reopened automatically after it ended because its disk was full.
 */
export function openPglite(
  pglite: PGlite,
  release: () => Promise<void> = async () => {},
  reopening?: Reopening,
): Database {
  const engine = new EmbeddedEngine(pglite, reopening);
  // A reopened database knows none of the statements that the connection prepared before.
  class EmbeddedClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, ...createPgConfig(engine.reach) });
    }
  }
  const pool = new Pool({ Client: EmbeddedClient, max: 1 });
  const isReady = sharedWhileRunning(() =>
    inTime(pool.query(`select 1 / (not ${readOnly})::int`)).then(yes, no),
  );
  return open({ kind: 'pglite', pool, isReady }, pool, async () => {
    await engine.close();
    await release();
  });
}

/** The embedded database in a folder that no other process uses. Throws a StartupError. */
export async function openFolder(dataFolder: string): Promise<Database> {
  const unlock = lockFolder(dataFolder);
  const folder = join(dataFolder, 'pg');
  try {
    const reopening = {
      hasRoom: () => hasRoom(dataFolder, roomToOpen),
      open: () => PGlite.create(folder, { extensions: pgliteExtensions }),
    };
    return openPglite(await reopening.open(), async () => unlock(), reopening);
  } catch (error) {
    unlock();
    const reason = error instanceof Error ? error.message : error;
    throw new StartupError(
      `The database in ${folder} cannot be opened (${reason}). Restore it from a copy, or set DATA_FOLDER.`,
    );
  }
}
