import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { ReceivedFile } from '../../platform/files/receive-upload.ts';

/** A created file, with its name. */
export interface MadeFile {
  readonly path: string;
  readonly name: string;
}

/** A created file in the type of a received one. */
export async function asReceived({ path }: MadeFile): Promise<ReceivedFile> {
  const bytes = await readFile(path);
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Puts several files into one archive. Documents are compressed already, so they are stored without compression. */
export async function archiveOf(files: readonly MadeFile[], folder: string): Promise<string> {
  const entries: Record<string, Uint8Array> = {};
  for (const { name, path } of files) entries[name] = await readFile(path);
  const path = join(folder, 'archive.zip');
  await writeFile(path, zipSync(entries, { level: 0 }));
  return path;
}
