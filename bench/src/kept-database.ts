import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { root } from '../../scripts/suite.ts';
import { openPostgres, type RunningPostgres } from './postgres-folder.ts';
import { run } from './processes.ts';

/** Folder in which data filled by benchmarks is kept for the next run. */
export const cache = join(root, 'bench/.cache');

/** A database that was filled for a benchmark, and how to release its server. */
export interface Dataset {
  readonly url: string;
  readonly server: RunningPostgres;
}

interface KeptDatabase {
  readonly name: string;
  /** A description of its content, as 'a million agreements'. */
  readonly holds: string;
  /** Scale of the demo that it begins with; 1 by default. */
  readonly scale?: number;
  /** Adds its rows to the demo's. */
  readonly fill: (pool: Pool) => Promise<void>;
}

/** A database on PostgreSQL with the demo and further rows, created once and kept below bench/.cache. */
export async function openKept({ name, holds, scale = 1, fill }: KeptDatabase): Promise<Dataset> {
  const server = await openPostgres(join(cache, 'postgres'));
  const database = `rightway_${name}`;
  const url = `${server.url}${database}`;
  const done = join(cache, name);
  if (existsSync(done)) return { url, server };
  console.log(`Making ${holds}; kept in bench/.cache for the next run.`);
  const admin = new Pool({ connectionString: `${server.url}postgres`, max: 1 });
  await admin.query(`drop database if exists ${database}`);
  await admin.query(`create database ${database}`);
  await admin.end();
  // A build for browsers in this process leaves NODE_ENV at production, where the demo is refused.
  const environment = { DATABASE_URL: url, DATA_FOLDER: join(cache, 'files'), NODE_ENV: 'development' };
  await run('scripts/demo.ts', environment, ['--scale', String(scale)]);
  const pool = new Pool({ connectionString: url, max: 1 });
  await fill(pool);
  await pool.query('vacuum analyze');
  await pool.end();
  writeFileSync(done, '');
  return { url, server };
}
