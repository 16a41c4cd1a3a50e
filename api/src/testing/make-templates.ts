/**
 * Makes the databases from which API tests start: files in the folder given as argument, or, with TEST_DATABASE_URL,
 * the database of that name on the server, unless it exists.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hash } from '@node-rs/argon2';
import { Pool, type PoolClient } from 'pg';
import { demoPassword } from '../demo/demo-accounts.ts';
import { type Database, openPglite, openServer, pgliteExtensions } from '../platform/db/database.ts';
import { readyUsedIndexes } from './used-indexes.ts';

/** How many templates stay on a server: several checkouts may share it, and running tests still need theirs. */
const kept = 4;

/** An arbitrary number that no other lock uses: only one process at a time makes a template. */
const advisoryLock = 4_711_083;

/** The minimum cost of argon2id: checking a password uses the cost of the stored hash. */
const leastWork = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Fills the demo. Checking its people's passwords is cheap, as nearly every test signs somebody in; passwords that
 * tests store are hashed as in production.
 */
async function fill(database: Database): Promise<void> {
  const { migrate } = await import('../platform/db/migrate.ts');
  const { seedDemo } = await import('../demo/seed-demo.ts');
  await migrate(database.pool);
  await seedDemo(database.db);
  const quick = await hash(demoPassword, leastWork);
  await database.pool.query('update app_user set password_hash = $1 where password_hash is not null', [
    quick,
  ]);
}

/** Two segments of the log are enough for a test; each test file reads all that exist. */
const shortLog = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=32MB'];

async function makeFiles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const startParams = [...PGlite.defaultStartParams, ...shortLog];
  const pglite = await PGlite.create({ extensions: pgliteExtensions, startParams });
  const keep = async (name: string) =>
    writeFileSync(join(folder, name), Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await keep('empty.tar');
  const database = openPglite(pglite);
  await fill(database);
  // Frees the segments of the log that the demo filled.
  await pglite.exec('checkpoint; select pg_switch_wal(); checkpoint');
  await keep('demo.tar');
  await database.close();
}

/** The databases whose name begins with `prefix`, the latest first. */
async function databasesOf(client: PoolClient, prefix: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1) order by oid desc',
    [prefix],
  );
  return rows.map(({ name }) => name);
}

async function makeOnServer(url: string, name: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await readyUsedIndexes(client);
    const prefix = name.replace(/[^_]*$/, '');
    if ((await databasesOf(client, prefix)).includes(name)) return;
    // An interrupted template never looks like a finished one.
    const unfinished = `unfinished_${name}`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const address = new URL(url);
    address.pathname = `/${unfinished}`;
    const database = openServer(address.href, 2);
    await fill(database).finally(database.close);
    await client.query(`alter database ${unfinished} rename to ${name}`);
    for (const old of (await databasesOf(client, prefix)).slice(kept))
      await client.query(`drop database if exists ${old}`);
  } finally {
    // The lock ends with its connection.
    client.release();
    await pool.end();
  }
}

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Name the folder, or the database on the server, to make.');
const url = process.env['TEST_DATABASE_URL'];
await (url ? makeOnServer(url, target) : makeFiles(target));
