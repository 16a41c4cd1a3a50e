import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { openSnapshot } from '../db/snapshot.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { FileStore } from '../files/file-store.ts';
import { type BackupContent, bytesFile, tableFile, writeManifest } from './backup-manifest.ts';
import { RowSum } from './row-sum.ts';
import { type SealKey, sealKey, writeSealed } from './sealed-file.ts';
import { plainTexts, rowSchema, rowTexts, type TableShape, tableShapes } from './table-shapes.ts';

type Snapshot = Awaited<ReturnType<typeof openSnapshot>>;

interface BackupParts {
  readonly database: Pick<Database, 'db'>;
  readonly files: FileStore;
  /** An empty folder, or one that does not exist yet. */
  readonly folder: string;
  readonly version: string;
  /** The passphrase to encrypt it with. */
  readonly word?: string | undefined;
}

const saltBytes = 16;

async function all<T>(
  snapshot: Snapshot,
  statement: Parameters<Snapshot['rows']>[0],
  schema: v.GenericSchema<unknown, T>,
) {
  const found: T[] = [];
  for await (const rows of snapshot.rows(statement)) found.push(...rows.map((row) => v.parse(schema, row)));
  return found;
}

/** One row per line, as JSON, because a text may contain line breaks. */
async function* lines(snapshot: Snapshot, shape: TableShape, sum: RowSum): AsyncGenerator<string> {
  for await (const rows of snapshot.rows(rowTexts(shape))) {
    let text = '';
    for (const found of rows) {
      const { row } = v.parse(rowSchema, found);
      sum.add(row);
      text += `${JSON.stringify(row)}\n`;
    }
    yield text;
  }
}

/** Copies a file into the backup; returns false if it is not stored, or its bytes do not match its hash. */
async function copyFile(files: FileStore, sha256: string, to: string, key: SealKey): Promise<boolean> {
  const bytes = await files.read(sha256);
  if (!bytes) return false;
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await writeSealed(to, hashed(), key);
  return hash.digest('hex') === sha256;
}

const fileSchema = v.object({ sha256: v.string(), size: v.pipe(v.string(), v.transform(Number)) });
const entrySchema = v.object({ id: v.string(), at: v.string() });
const nameSchema = v.object({ name: v.string() });

/**
 * Writes a snapshot of the whole database, and the files that it refers to, to a folder, while people continue to work.
 * Returns the content. Throws a StartupError if the folder is not empty.
 */
export async function writeBackup({
  database,
  files,
  folder,
  version,
  word,
}: BackupParts): Promise<BackupContent> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartupError(`${folder} is not empty: name a new folder for each backup.`);
  mkdirSync(folder, { recursive: true });
  const salt = randomBytes(saltBytes).toString('hex');
  const key = sealKey(word, salt);
  const shapes = await tableShapes(database.db);
  const snapshot = await openSnapshot(database.db);
  try {
    await all(snapshot, plainTexts, v.unknown());
    const takenAt = new Date().toISOString();
    const tables: BackupContent['tables'] = [];
    for (const shape of shapes) {
      const sum = new RowSum();
      await writeSealed(tableFile(folder, shape.name), lines(snapshot, shape, sum), key);
      tables.push({ name: shape.name, columns: [...shape.columns], rows: sum.rows, sum: sum.sum });
    }
    const migrations = await all(snapshot, sql`select name from migration order by name`, nameSchema);
    const [newestEntry = null] = await all(
      snapshot,
      sql`select id::text as id, changed_at::text as at from history_entry order by changed_at desc, id limit 1`,
      entrySchema,
    );
    const named = await all(
      snapshot,
      sql`select encode(sha256, 'hex') as sha256, max(size)::text as size from stored_file where is_kept group by sha256 order by sha256`,
      fileSchema,
    );
    const content: BackupContent = {
      format: 1,
      takenAt,
      version,
      salt,
      isEncrypted: key !== undefined,
      migrations: migrations.map(({ name }) => name),
      tables,
      files: [],
      missingFiles: [],
      strayFiles: [],
      newestEntry,
    };
    for (const file of named) {
      const isWhole = await copyFile(files, file.sha256, bytesFile(folder, file.sha256), key);
      if (isWhole) content.files.push(file);
      else content.missingFiles.push(file.sha256);
    }
    const known = new Set(named.map(({ sha256 }) => sha256));
    for await (const sha256 of files.list()) if (!known.has(sha256)) content.strayFiles.push(sha256);
    writeManifest(folder, content, key);
    return content;
  } finally {
    await snapshot.close();
  }
}
