import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/** The fault of the bytes of a store: they stopped arriving, or differ from those that were stored. */
class BytesFailure extends Error {
  override readonly name = 'BytesFailure';
}

/** Waits for the next piece no longer than `silence` milliseconds. */
async function nextOf(pieces: AsyncIterator<Buffer>, silence: number): Promise<IteratorResult<Buffer>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BytesFailure('The store of files fell silent.')), silence);
  });
  try {
    return await Promise.race([pieces.next(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function* checked(source: Readable, sha256: string, silence: number): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const pieces: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let held: Buffer | undefined;
  try {
    for (let next = await nextOf(pieces, silence); !next.done; next = await nextOf(pieces, silence)) {
      hash.update(next.value);
      if (held) yield held;
      held = next.value;
    }
    if (hash.digest('hex') !== sha256) throw new BytesFailure('The store of files gave other bytes.');
    if (held) yield held;
  } finally {
    // The connection may be dead, so this does not wait for the end of the stream.
    source.destroy();
  }
}

/**
 * Passes on the bytes of a hash (hex) as they arrive. Fails with `failure` if they break off, stop for `silence`
 * milliseconds or do not match the hash. The last piece is held back until that is known, so that the reader gets
 * either the whole file or an error.
 */
export function wholeBytes(
  source: Readable,
  sha256: string,
  silence: number,
  failure: (cause: unknown) => Error,
): Readable {
  const chunks = async function* () {
    try {
      yield* checked(source, sha256, silence);
    } catch (cause) {
      throw failure(cause);
    }
  };
  return Readable.from(chunks(), { objectMode: false });
}
