import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../demo/seed-demo.ts';
import { type Database, openPglite, openServer, pgliteExtensions } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';

/** Databases from which each test file makes its own: making them anew takes many times as long. */
export interface Templates {
  /** Files of PGlite databases. */
  readonly empty?: string;
  readonly demo: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly templates: Templates;
  }
}

async function fill(database: Database): Promise<void> {
  await migrate(database.pool);
  await seedDemo(database.db);
}

/** On a server the demo stands in a database of its own, which others are copied from. */
async function makeOnServer(url: string, project: TestProject): Promise<() => Promise<void>> {
  const name = `rightway_demo_${randomUUID().replaceAll('-', '')}`;
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = openServer(address.href, 2);
  await fill(database);
  await database.close();
  project.provide('templates', { demo: name });
  return async () => {
    await pool.query(`drop database ${name} with (force)`);
    await pool.end();
  };
}

/** Makes the databases that tests start from, once a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return makeOnServer(url, project);
  const folder = mkdtempSync(join(tmpdir(), 'rightway-snapshot-'));
  const keep = async (pglite: PGlite, name: string) => {
    const file = join(folder, name);
    writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    return file;
  };
  const pglite = await PGlite.create({ extensions: pgliteExtensions });
  const empty = await keep(pglite, 'empty.tar');
  const database = openPglite(pglite);
  await fill(database);
  const demo = await keep(pglite, 'demo.tar');
  await database.close();
  project.provide('templates', { empty, demo });
  return async () => rmSync(folder, { recursive: true });
}
