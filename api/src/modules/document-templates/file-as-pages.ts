import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extensionOf } from 'shared-contracts/documents';
import type { BinderEntry } from '../../platform/binder/binder-shapes.ts';
import { newFile } from '../../platform/files/new-file.ts';
import { WorkFailure } from '../../platform/work/worker-pool.ts';
import type { MakeParts } from './make-parts.ts';

/** The files that can be converted to pages, by extension. */
const forms: Readonly<Record<string, 'pdf' | 'picture' | 'word'>> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  docx: 'word',
};

interface KeptFile {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
}

/** How a file is converted to pages; undefined for other kinds. */
export const formOf = ({ name }: Pick<KeptFile, 'name'>) => forms[extensionOf(name)];

type Brought = Pick<BinderEntry, 'path' | 'form' | 'reason'>;

/** A document that is not bound, with the reason. */
export const leftFor = (reason: BinderEntry['reason']): Brought => ({ path: null, form: 'pdf', reason });

/** Copies a file into a folder, with Word files converted to PDF; or returns why it cannot be converted to pages. */
export async function fileAsPages(
  file: KeptFile,
  folder: string,
  { files, pdfs, signal }: Pick<MakeParts, 'files' | 'pdfs' | 'signal'>,
): Promise<Brought> {
  const form = formOf(file);
  if (!form) return leftFor('kind');
  const path = await fetched(file, folder, { files, signal });
  if (!path) return leftFor('damaged');
  if (form !== 'word') return { path, form, reason: null };
  const target = `${path}.pdf`;
  try {
    const [answer] = await pdfs.make([{ source: path, target, isForeign: true }], { signal });
    if (answer?.fault === null) return { path: target, form: 'pdf', reason: null };
    return leftFor(answer?.fault === 'unreadable' || answer?.fault === 'damaged' ? 'damaged' : 'refused');
  } catch (error) {
    // Only a file that takes too long or too much memory is left out.
    if (error instanceof WorkFailure) return leftFor('damaged');
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function fetched(
  { number, sha256 }: KeptFile,
  folder: string,
  { files, signal }: Pick<MakeParts, 'files' | 'signal'>,
): Promise<string | undefined> {
  const bytes = await files.read(sha256);
  if (!bytes) return undefined;
  const path = join(folder, `kept-${number}`);
  await pipeline(bytes, await newFile(path), { signal });
  return path;
}
