import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { WorkbookError } from './workbook-fault.ts';

/** The parts of a workbook by name; their unpacked bytes are counted together. */
export interface WorkbookParts {
  /** The unpacked bytes of a part as a stream; undefined if there is no such part. */
  readonly open: (name: string) => Promise<AsyncIterable<Buffer> | undefined>;
  readonly close: () => void;
}

/** Most entries in a workbook's archive. */
const mostEntries = 20_000;

/** The compound format, which Office uses for workbooks with a password, and for old workbooks. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Throws if a file cannot be a workbook. */
async function checkBeginning(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (bytesRead === 8 && buffer.equals(compound)) throw new WorkbookError('password');
    if (buffer.readUInt16BE(0) !== 0x50_4b) throw new WorkbookError('notWorkbook');
  } finally {
    await file.close();
  }
}

const nameOf = (entry: Entry): string => entry.fileName.replaceAll('\\', '/').replace(/^\/+/, '');

async function entriesOf(archive: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    entries.set(nameOf(entry).toLowerCase(), entry);
    if (entries.size > mostEntries) throw new WorkbookError('bomb');
  }
  return entries;
}

/**
 * Opens a workbook. Throws a WorkbookError if it is not one, has a password, or unpacks to more than `unpacked` bytes.
 */
export async function openWorkbook(path: string, unpacked: number): Promise<WorkbookParts> {
  await checkBeginning(path);
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new WorkbookError('damaged');
  });
  let left = unpacked;
  try {
    const entries = await entriesOf(archive);
    if ([...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > unpacked)
      throw new WorkbookError('bomb');
    return {
      open: async (name) => {
        const entry = entries.get(name.toLowerCase());
        if (!entry) return undefined;
        if (entry.isEncrypted()) throw new WorkbookError('password');
        const stream: Readable = await archive.openReadStreamPromise(entry);
        return (async function* () {
          for await (const chunk of stream as AsyncIterable<Buffer>) {
            left -= chunk.byteLength;
            if (left < 0) throw new WorkbookError('bomb');
            yield chunk;
          }
        })();
      },
      close: () => archive.close(),
    };
  } catch (error) {
    archive.close();
    throw error instanceof WorkbookError ? error : new WorkbookError('damaged');
  }
}
