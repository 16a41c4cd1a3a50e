import { fileReader, integrityLookup, limits, neverMatches } from 'shared-contracts';
import type { ReleaseFiles } from 'shared-contracts/rest';
import { readWithin } from './read-within.ts';

const hashes = new Map<string, string>();
const sizes = new Map<string, number>();

/** An address without its query. */
function placeOf(address: string): string {
  const { origin, pathname } = new URL(address, document.baseURI);
  return origin + pathname;
}

/** The hash that a script at an address must have. A script without a known hash is refused. */
const integrityOf = (address: string): string => hashes.get(placeOf(address)) ?? neverMatches;

const isDevelopment = process.env.NODE_ENV === 'development';

/** Reads a file of a release, up to the size that its release names. Rejects with a LoadFailure. */
export async function readReleased(address: string, signal?: AbortSignal): Promise<void> {
  // Development builds change all the time and have no sizes.
  if (!isDevelopment) await readWithin(address, sizes.get(placeOf(address)) ?? limits.releaseFile, signal);
}

/** Called by a remote's loader before it adds an element. A style sheet without a file belongs to no release. */
const readKnown = async (address: string): Promise<void> => {
  if (hashes.has(placeOf(address))) await readReleased(address);
};

/** Provides remotes with the hashes of their scripts, and reads those scripts within their sizes. */
export function provideIntegrity(): void {
  Object.defineProperty(globalThis, integrityLookup, { value: integrityOf });
  Object.defineProperty(globalThis, fileReader, { value: readKnown });
}

/** Records the hashes and sizes of a release's files by address. */
export function noteFiles({ integrity, sizes: known }: Pick<ReleaseFiles, 'integrity' | 'sizes'>): void {
  for (const [address, hash] of Object.entries(integrity)) hashes.set(address, hash);
  for (const [address, size] of Object.entries(known ?? {})) sizes.set(address, size);
}

/**
 * How a script of a remote is requested: without cookies from another origin, and plainly from this one, as the build's
 * own loader does.
 */
export const crossOriginOf = (address: string): string | null =>
  new URL(address, document.baseURI).origin === window.location.origin ? null : 'anonymous';

/** Lets the browser check what a script fetches. Development builds change all the time and have no hashes. */
export function check(element: HTMLScriptElement, address: string): void {
  if (!isDevelopment) element.integrity = integrityOf(address);
}
