import { stat } from 'node:fs/promises';
import type { FileStore } from '../platform/files/file-store.ts';
import type { RecordContext } from '../records/record-context.ts';
import { bytesOf, noteDone, noteRunning } from './generated-document-store.ts';

/** Stores an existing file as a document that the person can open for an hour. Returns its id. */
export async function keepDocument(
  { path, name }: { readonly path: string; readonly name: string },
  reportId: string,
  files: FileStore,
  { db, user, clock }: RecordContext,
): Promise<string> {
  const id = crypto.randomUUID();
  await noteRunning(db, { id, user, reportId, outputFormat: 'Word', fileName: name }, clock());
  await files.keep(bytesOf(id), path);
  await noteDone(db, id, (await stat(path)).size, clock());
  return id;
}
