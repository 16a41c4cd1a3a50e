import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { lockFolder } from './folder-lock.ts';
import { preparingPool } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** An open database: for queries, for migrations, and how to let it go. */
export interface Database {
  readonly kind: 'pglite' | 'postgresql';
  readonly db: Db;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** How long a request may wait for a connection, in milliseconds: a 503 must come within two seconds. */
const connectionTimeout = 1500;

function open(kind: Database['kind'], pool: Pool, release: () => Promise<void>): Database {
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  const dialect = new PostgresDialect({ pool: kind === 'postgresql' ? preparingPool(pool) : pool });
  // Columns are named in camel case; what stands in a JSON value is left as it is.
  const names = new CamelCasePlugin({ maintainNestedObjectKeys: true });
  const db = new Kysely<Tables>({ dialect, plugins: [names] });
  return {
    kind,
    db,
    pool,
    close: async () => {
      await db.destroy();
      await release();
    },
  };
}

/** A PostgreSQL server. */
export function openServer(connectionString: string, max: number): Database {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectionTimeout,
    application_name: 'rightway',
  });
  return open('postgresql', pool, async () => {});
}

/** What PGlite must be made with: the one extension that the migrations ask for. */
export const pgliteExtensions = { pg_trgm };

/** PGlite behind pg's own pool: its one connection makes transactions queue instead of mixing. */
export function openPglite(pglite: PGlite, release: () => Promise<void> = async () => {}): Database {
  return open('pglite', new Pool(createPgConfig(pglite)), async () => {
    await pglite.close();
    await release();
  });
}

/** The embedded database in a folder that no other process uses. Throws a StartupError. */
export async function openFolder(dataFolder: string): Promise<Database> {
  const unlock = lockFolder(dataFolder);
  const folder = join(dataFolder, 'pg');
  try {
    return openPglite(await PGlite.create(folder, { extensions: pgliteExtensions }), async () => unlock());
  } catch (error) {
    unlock();
    const reason = error instanceof Error ? error.message : error;
    throw new StartupError(
      `The database in ${folder} cannot be opened (${reason}). Restore it from a copy, or set DATA_FOLDER.`,
    );
  }
}
