import { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** A file of an archive. */
export interface ArchivedFile {
  /** As the archive names it, with strokes between folders. */
  readonly path: string;
  /** Bytes that the archive says it has; more than that is not read. */
  readonly size: number;
  readonly open: () => Readable;
}

/** Why the files of an archive are not read. */
export type ArchiveFault = 'damaged' | 'locked' | 'twins' | 'many' | 'large';

/** An archive that is not read, with what is at fault. */
export class ArchiveError extends Error {
  readonly reason: ArchiveFault;
  /** The file that is at fault; '' of the archive as a whole. */
  readonly file: string;

  constructor(reason: ArchiveFault, file = '') {
    super(reason);
    this.reason = reason;
    this.file = file;
  }
}

/** What programs leave in archives besides the files of people. */
const leftByPrograms = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Files and bytes that are read of one archive. */
interface ArchiveRoom {
  readonly files: number;
  readonly bytes: number;
}

async function entriesOf(archive: ZipFile, { files, bytes }: ArchiveRoom): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  const known = new Set<string>();
  let size = 0;
  for await (const entry of archive.eachEntry()) {
    const { fileName } = entry;
    if (fileName.endsWith('/') || leftByPrograms.test(fileName)) continue;
    if (entry.isEncrypted()) throw new ArchiveError('locked', fileName);
    // Names that differ in upper and lower case alone are one file on many machines.
    const key = fileName.normalize('NFC').toLowerCase();
    if (known.has(key)) throw new ArchiveError('twins', fileName);
    known.add(key);
    found.push(entry);
    size += entry.uncompressedSize;
    if (found.length > files) throw new ArchiveError('many');
    if (size > bytes) throw new ArchiveError('large');
  }
  return found;
}

/** The bytes of a file; what cannot be unpacked, or is more than it says, is told as damage. */
async function* bytesOf(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await archive.openReadStreamPromise(entry)) yield chunk;
  } catch {
    throw new ArchiveError('damaged', entry.fileName);
  }
}

/**
 * Gives the files of an archive to `use`, which may read them one after the other while it runs. Names that lead out of
 * the archive, and files with more bytes than they say, are refused by the reader. Throws an ArchiveError.
 */
export async function withArchive<T>(
  path: string,
  room: ArchiveRoom,
  use: (files: readonly ArchivedFile[]) => Promise<T>,
): Promise<T> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ArchiveError('damaged');
  });
  try {
    const entries = await entriesOf(archive, room).catch((error: unknown) => {
      throw error instanceof ArchiveError ? error : new ArchiveError('damaged');
    });
    return await use(
      entries.map((entry) => ({
        path: entry.fileName,
        size: entry.uncompressedSize,
        open: () => Readable.from(bytesOf(archive, entry)),
      })),
    );
  } finally {
    archive.close();
  }
}
