import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { cache, type Dataset, openKept } from './kept-database.ts';
import { run } from './processes.ts';
import { writeInBulk } from './write-in-bulk.ts';

/** How many times the demo it begins with, and copies of each of the ten thousand agreements of that. */
const scale = 10;
const copies = 100;

/** The same id for the same copy of the same row. */
const copyId = (column: string) => `md5(${column}::text || n)::uuid`;

async function copyRows(pool: Pool, table: string, changed: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const columns = rows.map((row) => row.name);
  const values = columns.map((column) => changed[column] ?? `t.${column}`);
  await pool.query(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table} t, generate_series(1, ${copies - 1}) n`,
  );
}

/** Makes a million agreements of the demo's ten thousand, set by set. */
const multiply = (pool: Pool): Promise<void> =>
  writeInBulk(pool, ['agreement', 'landowner', 'agreement_parcel'], async () => {
    const shifted = (column: string) => `t.${column} + (n % 61 - 30)`;
    await copyRows(pool, 'landowner', { id: copyId('t.id'), agreement_id: copyId('t.agreement_id') });
    await copyRows(pool, 'agreement_parcel', { id: copyId('t.id'), agreement_id: copyId('t.agreement_id') });
    await copyRows(pool, 'agreement', {
      id: copyId('t.id'),
      sequence: 't.sequence + n * 17',
      agreement_number: `t.agreement_number || '-' || lpad(n::text, 2, '0')`,
      reference_number: `t.reference_number || '-' || n`,
      name: `t.name || ' ' || lpad(n::text, 2, '0')`,
      gross_area: 't.gross_area + n / 100.0',
      length: 't.length + n',
      effective_date: shifted('effective_date'),
      expiry_date: shifted('expiry_date'),
      documents_acquired_date: shifted('documents_acquired_date'),
      consent_received_date: shifted('consent_received_date'),
    });
  });

/** A million agreements on PostgreSQL. */
export const openMillion = (): Promise<Dataset> =>
  openKept({ name: 'million', holds: 'a million agreements', scale, fill: multiply });

/** The folder of an embedded database with a hundred thousand agreements, made once and kept. */
export async function openEmbedded(): Promise<string> {
  const folder = join(cache, 'embedded');
  const done = join(cache, 'embedded-done');
  if (existsSync(done)) return folder;
  console.log('Making a hundred thousand agreements on the embedded database; kept for the next run.');
  await run('scripts/demo.ts', { DATABASE_URL: '', DATA_FOLDER: folder }, ['--scale', '100']);
  writeFileSync(done, '');
  return folder;
}
