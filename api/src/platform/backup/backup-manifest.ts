import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../errors/startup-error.ts';
import { type SealKey, sealKey, sealOf } from './sealed-file.ts';

const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

const contentSchema = v.strictObject({
  format: v.literal(1),
  /** The moment that the content represents, except for files. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  version: v.string(),
  salt: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  isEncrypted: v.boolean(),
  migrations: v.array(v.string()),
  /** Rows of each table, and the sum of their hashes. */
  tables: v.array(
    v.strictObject({ name: v.string(), columns: v.array(v.string()), rows: v.number(), sum: hash }),
  ),
  files: v.array(v.strictObject({ sha256: hash, size: v.number() })),
  /** Files that rows refer to but that are not stored, or are damaged. */
  missingFiles: v.array(hash),
  /** Files that are stored but that no row refers to. */
  strayFiles: v.array(hash),
  newestEntry: v.nullable(v.strictObject({ id: v.string(), at: v.string() })),
});

const manifestSchema = v.strictObject({ content: contentSchema, seal: v.nullable(v.string()) });

export type BackupContent = v.InferOutput<typeof contentSchema>;

const fileOf = (folder: string): string => join(folder, 'manifest.json');

/** The path of a table's rows in a backup. */
export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.gz`);

/** The path of a file's bytes in a backup. */
export const bytesFile = (folder: string, sha256: string): string =>
  join(folder, 'files', sha256.slice(0, 2), `${sha256.slice(2)}.gz`);

/** Lists the content of a backup; written last, so that an interrupted backup has none. */
export function writeManifest(folder: string, content: BackupContent, key: SealKey): void {
  const seal = sealOf(key, JSON.stringify(content));
  writeFileSync(fileOf(folder), `${JSON.stringify({ content, seal }, null, 1)}\n`, { flag: 'wx' });
}

/** The content of a backup, with its key. `word` is the passphrase. Throws a StartupError. */
export function readManifest(
  folder: string,
  word: string | undefined,
): { readonly content: BackupContent; readonly key: SealKey } {
  let manifest: v.InferOutput<typeof manifestSchema>;
  try {
    manifest = v.parse(manifestSchema, JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${folder} is no whole backup: its manifest.json cannot be read (${reason}).`);
  }
  const { content, seal } = manifest;
  if (content.isEncrypted && word === undefined)
    throw new StartupError('This backup is encrypted: set BACKUP_KEY to what it was made with.');
  const key = content.isEncrypted ? sealKey(word, content.salt) : undefined;
  if (sealOf(key, JSON.stringify(content)) !== seal)
    throw new StartupError('The manifest of this backup was changed, or BACKUP_KEY is another.');
  return { content, key };
}
