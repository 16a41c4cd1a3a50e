import type { CustomFetch } from 'openid-client';

/** Limits on how much of this server an identity provider can use up. */
interface ProviderLimits {
  /**
   * The maximum size of one answer in bytes, uncompressed: the longest usual answer, with the provider's keys, has a
   * few thousand.
   */
  readonly answer: number;
  /** The time for all requests of one step of a sign-on, in milliseconds. */
  readonly step: number;
}

export const providerLimits: ProviderLimits = { answer: 256 * 1024, step: 10_000 };

/** Reads a body to its end. Throws if it is longer than `most` bytes. */
async function boundedBytes(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    // Leaving the loop closes the connection.
    if (size > most) throw new Error(`The identity provider answered with more than ${most} bytes.`);
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/**
 * A fetch for one step of a sign-on: it follows no redirects, and limits the time of the step and the size of an
 * answer.
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
