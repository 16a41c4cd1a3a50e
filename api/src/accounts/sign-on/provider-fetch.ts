import type { CustomFetch } from 'openid-client';

/** Limits on what an identity provider may use of this server. */
interface ProviderLimits {
  /** Bytes of one answer, unpacked: the longest, of its keys, are a few thousand. */
  readonly answer: number;
  /** Milliseconds for all requests of one step of a sign-on. */
  readonly step: number;
}

export const providerLimits: ProviderLimits = { answer: 256 * 1024, step: 10_000 };

/** Reads a body to its end. Throws where it is longer than `most` bytes. */
async function boundedBytes(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    // Leaving the loop ends the line.
    if (size > most) throw new Error(`The identity provider answered with more than ${most} bytes.`);
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/**
 * Fetches for one step of a sign-on: without following redirects, within the time of the step, and with a limit on the
 * size of an answer.
 */
export function providerFetch({ answer, step }: ProviderLimits): CustomFetch {
  const end = AbortSignal.timeout(step);
  return async (address, { body, headers, method, signal }) => {
    const found = await fetch(address, {
      body: body ?? null,
      headers,
      method,
      redirect: 'manual',
      signal: AbortSignal.any([end, ...(signal ? [signal] : [])]),
    });
    const bytes = found.body && (await boundedBytes(found.body, answer));
    return new Response(bytes, { status: found.status, headers: found.headers });
  };
}
