import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database, Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrationFiles } from '../db/migration-files.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { FileStore } from '../files/file-store.ts';
import { type BackupContent, bytesFile, readManifest, tableFile } from './backup-manifest.ts';
import { RowSum } from './row-sum.ts';
import { readSealed, type SealKey } from './sealed-file.ts';
import { insertTexts, plainTexts, shapeRestored, tableShapes } from './table-shapes.ts';

interface RestoreParts {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly files: FileStore;
  /** The folder of the backup. */
  readonly folder: string;
  readonly word?: string | undefined;
  /** Checks the restored data before later migrations change it. */
  readonly look?: (content: BackupContent) => Promise<void>;
}

const rowsInStatement = 500;

/** Whether a database contains no data of users yet. */
async function isEmpty({ pool }: RestoreParts['database']): Promise<boolean> {
  const { rows } = await pool.query(`select to_regclass('company') is null as "hasNone"`);
  if (rows[0]?.hasNone) return true;
  const { rows: found } = await pool.query('select 1 from company union all select 1 from app_user limit 1');
  return found.length === 0;
}

const ruleSchema = v.object({ table: v.string(), name: v.string(), rule: v.string() });

/** Drops foreign keys, so that rows can be restored in any order. Returns a function that restores and checks them. */
async function withoutReferences(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql`select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  const rules = rows.map((row) => v.parse(ruleSchema, row));
  for (const { table, name } of rules)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db);
  return async () => {
    for (const { table, name, rule } of rules)
      await sql.raw(`alter table ${table} add constraint ${name} ${rule}`).execute(db);
  };
}

/** Makes sequences continue after the largest number in use. */
async function continueNumbers(db: Db): Promise<void> {
  const { rows } = await sql`select format('select setval(%L, greatest((select max(%I) from %I), 1))',
      pg_get_serial_sequence(quote_ident(c.relname), a.attname), a.attname, c.relname) as rule,
      '' as "table", '' as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`.execute(db);
  for (const row of rows) await sql.raw(v.parse(ruleSchema, row).rule).execute(db);
}

type BackupTable = BackupContent['tables'][number];

async function fillTable(db: Db, table: BackupTable, file: string, key: SealKey): Promise<void> {
  await shapeRestored(db, table);
  const sum = new RowSum();
  let rows: string[] = [];
  const flush = async () => {
    if (rows.length > 0) await insertTexts(db, table, rows);
    rows = [];
  };
  for await (const line of createInterface({ input: Readable.from(readSealed(file, key)) })) {
    const row = v.parse(v.string(), JSON.parse(line));
    sum.add(row);
    rows.push(row);
    if (rows.length === rowsInStatement) await flush();
  }
  await flush();
  if (sum.rows !== table.rows || sum.sum !== table.sum)
    throw new StartupError(`The rows of ${table.name} in this backup are not those that its manifest names.`);
}

async function fillTables(db: Db, content: BackupContent, folder: string, key: SealKey): Promise<void> {
  const own = db.withoutPlugins();
  await plainTexts.execute(own);
  const putBack = await withoutReferences(own);
  const shapes = await tableShapes(db);
  const names = sql.join(shapes.map(({ name }) => sql.table(name)));
  for (const { name } of shapes) await sql`alter table ${sql.table(name)} disable trigger user`.execute(own);
  // Product data is in the backup too, with the changes that people made.
  await sql`truncate ${names}`.execute(own);
  for (const table of content.tables) await fillTable(db, table, tableFile(folder, table.name), key);
  for (const { name } of shapes) await sql`alter table ${sql.table(name)} enable trigger user`.execute(own);
  await continueNumbers(own);
  await putBack();
}

/** Copies a file of the backup into the file store. Throws a StartupError if its bytes do not match its hash. */
async function restoreFile(files: FileStore, from: string, sha256: string, key: SealKey, work: string) {
  const path = join(work, sha256);
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of readSealed(from, key)) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed(), createWriteStream(path));
  if (hash.digest('hex') !== sha256) throw new StartupError(`${from} holds other bytes than its name says.`);
  await files.keep(sha256, path);
  await rm(path);
}

/**
 * Restores a backup into an empty database and file store, then runs the later migrations. Returns the content of the
 * backup. Either all rows are restored, or none. Throws a StartupError.
 */
export async function restoreBackup({
  database,
  files,
  folder,
  word,
  look = async () => {},
}: RestoreParts): Promise<BackupContent> {
  const { content, key } = readManifest(folder, word);
  if (!(await isEmpty(database)))
    throw new StartupError('Somebody works in this database already: restore into an empty one.');
  const known = new Set(migrationFiles().map(({ name }) => name));
  const unknown = content.migrations.find((name) => !known.has(name));
  if (unknown)
    throw new StartupError(`This backup is of a newer version, which has the migration ${unknown}.`);
  const work = await mkdtemp(join(tmpdir(), 'rightway-restore-'));
  try {
    for (const { sha256 } of content.files)
      await restoreFile(files, bytesFile(folder, sha256), sha256, key, work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await migrate(database.pool, { only: new Set(content.migrations) });
  await database.db.transaction().execute((db) => fillTables(db, content, folder, key));
  await look(content);
  await migrate(database.pool);
  return content;
}
