import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { AsyncFlateStreamHandler, ZipInputFile } from 'fflate';

/** Deflate, as archives call it. */
const deflated = 8;

/** Bytes that may wait to be packed. */
const mostWaiting = 1_048_576;

/**
 * A part of an archive, compressed in parallel to the work that writes it: compression in JavaScript takes most of a
 * report's time.
 */
export class ZipPart implements ZipInputFile {
  readonly filename: string;
  readonly compression = deflated;
  /** Bytes of the content, and their checksum. */
  size = 0;
  crc = 0;
  /** Receives the compressed data; set by the archive that the part is added to. */
  ondata?: AsyncFlateStreamHandler;
  readonly #packed = createDeflateRaw({ chunkSize: 65_536 });

  constructor(filename: string) {
    this.filename = filename;
    this.#packed.on('data', (bytes: Buffer<ArrayBuffer>) => this.ondata?.(null, bytes, false));
    this.#packed.on('end', () => this.ondata?.(null, new Uint8Array(), true));
  }

  /** Adds text or bytes, waiting if compression has fallen behind. */
  async write(content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content);
    this.size += bytes.length;
    this.crc = crc32(bytes, this.crc);
    const isBehind = !this.#packed.write(bytes) && this.#packed.writableLength > mostWaiting;
    if (isBehind) await once(this.#packed, 'drain');
  }

  /** Ends the part; resolves when all of it was passed on. */
  async end(): Promise<void> {
    this.#packed.end();
    await finished(this.#packed);
  }
}
