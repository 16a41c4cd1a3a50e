import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { type Database, openPglite, openServer, pgliteExtensions } from '../db/database.ts';

async function query(url: string, sql: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}

/** A new database on the server at `url`; dropped when it is closed. */
async function openOnServer(url: string): Promise<Database> {
  const name = `rightway_test_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = openServer(address.href, 5);
  return {
    ...database,
    close: async () => {
      await database.close();
      await query(url, `drop database ${name} with (force)`);
    },
  };
}

/**
 * An empty database for one test file: PGlite in memory, or on the PostgreSQL
 * server in TEST_DATABASE_URL, so that the same tests prove both.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return openOnServer(url);
  const snapshot = inject('pgliteSnapshot');
  return openPglite(
    await PGlite.create({
      extensions: pgliteExtensions,
      ...(snapshot ? { loadDataDir: new Blob([readFileSync(snapshot)]) } : {}),
    }),
  );
}
