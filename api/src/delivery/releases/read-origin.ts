/** A file at a remote's origin is larger than allowed. */
export class FileTooLarge extends Error {}

/**
 * Reads a file from a remote's origin, up to `largest` bytes. Undefined if the origin does not answer before the signal
 * aborts, or answers with an error. Throws a FileTooLarge without reading the rest.
 */
export async function readOrigin(
  address: string | URL,
  largest: number,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let read = 0;
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) {
      await answer.body?.cancel();
      return undefined;
    }
    for await (const part of answer.body ?? []) {
      read += part.byteLength;
      // Leaving the loop aborts the transfer.
      if (read > largest) throw new FileTooLarge(`${address} is larger than ${largest} bytes.`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof FileTooLarge) throw error;
    return undefined;
  }
  return Buffer.concat(parts);
}
