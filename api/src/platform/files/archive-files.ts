import { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** A file of an archive. */
export interface ArchivedFile {
  /** Its path in the archive, with slashes between folders. */
  readonly path: string;
  /** Number of bytes that the archive states; more are not read. */
  readonly size: number;
  readonly open: () => Readable;
}

/** Why the files of an archive cannot be read. */
export type ArchiveFault = 'damaged' | 'locked' | 'twins' | 'many' | 'large';

/** An archive that cannot be read, with the reason. */
export class ArchiveError extends Error {
  readonly reason: ArchiveFault;
  /** The file concerned; '' for the archive as a whole. */
  readonly file: string;

  constructor(reason: ArchiveFault, file = '') {
    super(reason);
    this.reason = reason;
    this.file = file;
  }
}

/** Files that programs add to archives. */
const leftByPrograms = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Most files and bytes that are read from one archive. */
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
    // Names that only differ in case are the same file on many machines.
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

/** The bytes of a file. If it cannot be unpacked, or is larger than stated, it is reported as damaged. */
async function* bytesOf(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await archive.openReadStreamPromise(entry)) yield chunk;
  } catch {
    throw new ArchiveError('damaged', entry.fileName);
  }
}

/**
 * Passes the files of an archive to `use`, which may read them one after the other while it runs. The reader refuses
 * names that lead out of the archive, and files larger than stated. Throws an ArchiveError.
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
