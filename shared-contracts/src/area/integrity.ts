/** The function of the page by which a remote's code asks for the hash of an address; the shell provides it. */
export const integrityLookup = 'rightwayIntegrity';

/** The function of the page that reads a file of a remote within its size before an element asks for it; the shell provides it. */
export const fileReader = 'rightwayReadFile';

/** A hash that no file has: any check against it fails, while an empty one would let everything pass. */
export const neverMatches = `sha384-${'A'.repeat(64)}`;
