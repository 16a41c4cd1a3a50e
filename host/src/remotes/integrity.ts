import { integrityLookup, neverMatches } from 'shared-contracts';

const hashes = new Map<string, string>();

/** The hash that a script must have, by its address without its query; one that nothing is known of is refused. */
function integrityOf(address: string): string {
  const { origin, pathname } = new URL(address, document.baseURI);
  return hashes.get(origin + pathname) ?? neverMatches;
}

/** Lets remotes ask for the hashes of their scripts. */
export function provideIntegrity(): void {
  Object.defineProperty(globalThis, integrityLookup, { value: integrityOf });
}

/** Notes the hashes of a release's files, by their addresses. */
export function noteIntegrity(files: Readonly<Record<string, string>>): void {
  for (const [address, hash] of Object.entries(files)) hashes.set(address, hash);
}

/**
 * How a script of a remote is asked for: without cookies from another origin, and
 * plainly from this one, as the build's own loader does. A preload that asks
 * otherwise is fetched twice.
 */
export const crossOriginOf = (address: string): string | null =>
  new URL(address, document.baseURI).origin === window.location.origin ? null : 'anonymous';

/** Lets the browser check what a script or preload fetches. Development builds change all the time and have no hashes. */
export function check(element: HTMLScriptElement | HTMLLinkElement, address: string): void {
  if (process.env.NODE_ENV !== 'development') element.integrity = integrityOf(address);
}
