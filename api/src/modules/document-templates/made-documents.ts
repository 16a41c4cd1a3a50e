import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { ReceivedFile } from '../../platform/files/receive-upload.ts';

/** A file that was made, with what it is called. */
export interface MadeFile {
  readonly path: string;
  readonly name: string;
}

/** A made file as one that came in. */
export async function asReceived({ path }: MadeFile): Promise<ReceivedFile> {
  const bytes = await readFile(path);
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Several files as one archive. Documents are packed already, so they are kept as they are. */
export async function archiveOf(files: readonly MadeFile[], folder: string): Promise<string> {
  const entries: Record<string, Uint8Array> = {};
  for (const { name, path } of files) entries[name] = await readFile(path);
  const path = join(folder, 'archive.zip');
  await writeFile(path, zipSync(entries, { level: 0 }));
  return path;
}
