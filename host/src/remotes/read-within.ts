import { limits } from 'shared-contracts';
import { messageOf } from 'shared-contracts/errors';
import { LoadFailure } from './load-failure.ts';

/** Reads of files that are under way or done, by address. */
const reads = new Map<string, Promise<void>>();

async function readBody({ body }: Response, address: string, largest: number): Promise<void> {
  const reader = body?.getReader();
  let read = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    read += part.value.byteLength;
    if (read > largest) {
      // Ends the transfer, which may otherwise never end.
      reader?.cancel().catch(() => {});
      throw new LoadFailure('tooLarge', `${address} is larger than ${largest} bytes`);
    }
  }
}

async function read(address: string, largest: number, signal: AbortSignal): Promise<void> {
  try {
    // With the cookies that a script element sends, so that the browser's cache answers it.
    const response = await fetch(address, { signal, credentials: 'same-origin' });
    if (!response.ok) throw new LoadFailure('unavailable', `${address} answered ${response.status}`);
    await readBody(response, address, largest);
  } catch (error) {
    throw error instanceof LoadFailure ? error : new LoadFailure('unavailable', messageOf(error));
  }
}

/**
 * Reads a file of a release into the browser's cache, up to `largest` bytes (unpacked): a script element
 * reads whatever comes, so it is given the file only once its end is known. Rejects with a LoadFailure.
 * A file that was read is not read again; one that failed is.
 */
export function readWithin(
  address: string,
  largest: number,
  signal: AbortSignal = AbortSignal.timeout(limits.remoteLoad),
): Promise<void> {
  const known = reads.get(address);
  if (known) return known;
  const reading = read(address, largest, signal).catch((error: unknown) => {
    reads.delete(address);
    throw error;
  });
  reads.set(address, reading);
  return reading;
}
