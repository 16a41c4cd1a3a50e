import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip, zstdCompress, zstdDecompress } from 'node:zlib';
import { deltaMagic, deltaName, fileOfEveryRelease } from 'shared-contracts/rollout';

type Files = ReadonlyMap<string, Buffer>;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const zip = promisify(gzip);

/** High enough that a changed line costs some tens of bytes; a megabyte takes about a second on another thread. */
const level = 15;

/** Browsers support windows of at least 8 MB (RFC 9842, section 5); as a power of two. */
const windowLog = 23;

/**
 * A file as its difference from another one, with the header that identifies that one. Undefined if this saves nothing.
 */
async function deltaOf(content: Buffer, dictionary: Buffer): Promise<Buffer | undefined> {
  const options = {
    dictionary,
    // Stated so that the window is no larger than the file.
    pledgedSrcSize: content.byteLength,
    params: {
      [constants.ZSTD_c_compressionLevel]: level,
      [constants.ZSTD_c_windowLog]: windowLog,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  };
  const packed = await compress(content, options);
  const hash = createHash('sha256').update(dictionary).digest();
  const delta = Buffer.concat([Buffer.from(deltaMagic), hash, packed]);
  if (delta.byteLength >= (await zip(content)).byteLength) return undefined;
  // A delta that does not reproduce the file is never stored.
  const back = await decompress(packed, { dictionary, maxOutputLength: content.byteLength });
  return back.equals(content) ? delta : undefined;
}

/**
 * The files of a release as deltas against the same files of earlier releases, by the names under which they are stored
 * next to the files. There is no delta for a file that is new, or so different that the delta would not be smaller than
 * the compressed file.
 */
export async function releaseDeltas(files: Files, earlier: readonly Files[]): Promise<Files> {
  const deltas = new Map<string, Buffer>();
  for (const release of earlier) {
    const counterparts = new Map([...release].map(([name, content]) => [fileOfEveryRelease(name), content]));
    for (const [name, content] of files) {
      const every = fileOfEveryRelease(name);
      const dictionary = every === undefined ? undefined : counterparts.get(every);
      if (!dictionary) continue;
      const target = deltaName(name, createHash('sha256').update(dictionary).digest('base64url'));
      const delta = deltas.has(target) ? undefined : await deltaOf(content, dictionary);
      if (delta) deltas.set(target, delta);
    }
  }
  return deltas;
}
