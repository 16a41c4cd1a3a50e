import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { type Database, openPglite, openServer, pgliteExtensions } from '../platform/db/database.ts';
import type {} from './templates.ts';
import { noteUsedIndexes } from './used-indexes.ts';

async function query(url: string, sql: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}

/** A new database on the server at `url`, empty or a copy; dropped when it is closed. */
async function openOnServer(url: string, template: string | undefined): Promise<Database> {
  const name = `rightway_test_${randomUUID().replaceAll('-', '')}`;
  // The usual way of copying goes page by page through the log, which takes ten times as long for the demo.
  const copied = template ? ` template ${template} strategy file_copy` : '';
  await query(url, `create database ${name}${copied}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  // Connections for sixteen simultaneous calls and the server's own work: a test must not exhaust the pool, and a
  // machine that is busy with other tests may take seconds to open one.
  const database = openServer(address.href, 24, { patience: 60_000 });
  return {
    ...database,
    close: async () => {
      await database.close();
      if (process.env['ASKED_INDEXES'] === 'true') await noteUsedIndexes(url, address.href);
      await query(url, `drop database ${name} with (force)`);
    },
  };
}

async function open(content: 'empty' | 'demo'): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  const templates = inject('templates');
  if (url) return openOnServer(url, content === 'demo' ? templates.demo : undefined);
  const file = templates[content];
  const loadDataDir = file ? { loadDataDir: new Blob([readFileSync(file)]) } : {};
  return openPglite(await PGlite.create({ extensions: pgliteExtensions, ...loadDataDir }));
}

/**
 * An empty database for one test file: PGlite in memory, or on the PostgreSQL server in TEST_DATABASE_URL, so that the
 * same tests check both.
 */
export const openTestDatabase = (): Promise<Database> => open('empty');

/** A database with the demo for one test file. */
export const openDemoDatabase = (): Promise<Database> => open('demo');
