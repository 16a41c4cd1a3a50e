import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { giveUpFile, noteUnkept } from './stored-file-store.ts';

/** Deletes uploads that no record uses, with their bytes. */
export async function forgetUploads(
  db: Db,
  files: Pick<FileStore, 'remove'>,
  ids: readonly string[],
): Promise<void> {
  for (const file of await noteUnkept(db, ids)) await giveUpFile(db, files, file);
}
