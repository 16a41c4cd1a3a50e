import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Compression, PMTiles, TileType } from 'pmtiles';
import type { ServiceDescription, TilePlace } from 'shared-contracts/map';
import { AppError } from '../../../platform/errors/app-error.ts';
import { serviceFailed } from './service-fault.ts';

/** Reads a part of an archive; rejects if it cannot be read. */
export type ReadPart = (first: number, length: number) => Promise<Buffer>;

/** A tile of an archive with its media type. */
export interface ArchiveTile {
  readonly type: string;
  readonly bytes: Buffer;
}

const types: Readonly<Partial<Record<TileType, string>>> = {
  [TileType.Mvt]: 'application/vnd.mapbox-vector-tile',
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};

/** Most bytes of a directory or tile after decompression; directories are parsed into entries here. */
const mostUnpacked = 2 * 1024 ** 2;

const unzip = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

const plain = (bytes: Buffer): ArrayBuffer => {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
};

async function unpack(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (packed.byteLength > mostUnpacked) throw serviceFailed('tooLarge');
  if (compression === Compression.None || compression === Compression.Unknown) return packed;
  if (compression !== Compression.Gzip) throw serviceFailed('noArchive');
  return plain(await unzip(Buffer.from(packed), { maxOutputLength: mostUnpacked }));
}

/** Cache of archives whose directories were read. */
const archives = new LRUCache<string, PMTiles>({ max: 20, ttl: 3_600_000 });

/** Works with an archive; if the file is not one, this is reported and the file is read again the next time. */
async function inArchive<TResult>(
  key: string,
  read: ReadPart,
  work: (archive: PMTiles) => Promise<TResult>,
): Promise<TResult> {
  const archive =
    archives.get(key) ??
    new PMTiles(
      {
        getKey: () => key,
        getBytes: async (offset, length) => ({ data: plain(await read(offset, length)) }),
      },
      undefined,
      unpack,
    );
  archives.set(key, archive);
  try {
    return await work(archive);
  } catch (error) {
    archives.delete(key);
    throw error instanceof AppError ? error : serviceFailed('noArchive');
  }
}

/** A tile of a PMTiles archive; undefined if it has none there. Throws the fault that is shown with the layer. */
export const archiveTile = (
  key: string,
  read: ReadPart,
  { z, x, y }: Pick<TilePlace, 'z' | 'x' | 'y'>,
): Promise<ArchiveTile | undefined> =>
  inArchive(key, read, async (archive) => {
    const { tileType } = await archive.getHeader();
    const type = types[tileType];
    if (type === undefined) throw serviceFailed('noArchive');
    const found = await archive.getZxy(z, x, y);
    return found && { type, bytes: Buffer.from(found.data) };
  });

/**
 * Whether an archive has vector tiles or pictures, and for which zoom levels. Throws the fault that is shown with the
 * layer.
 */
export const archiveDescription = (key: string, read: ReadPart): Promise<ServiceDescription> =>
  inArchive(key, read, async (archive) => {
    const { tileType, minZoom, maxZoom } = await archive.getHeader();
    return {
      answer: tileType === TileType.Mvt ? 'vectors' : 'pictures',
      zooms: { least: minZoom, most: maxZoom },
    };
  });

/** Reads parts of an archive stored on the server. */
export const partOfFile =
  (path: string): ReadPart =>
  async (first, length) => {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, first);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  };
