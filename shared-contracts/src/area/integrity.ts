/** The page's function from which a remote's code gets the hash of an address; the shell provides it. */
export const integrityLookup = 'rightwayIntegrity';

/**
 * The page's function that reads a file of a remote, within a size limit, before an element requests it; the shell
 * provides it.
 */
export const fileReader = 'rightwayReadFile';

/** A hash that no file has: every check against it fails, while an empty hash would let everything pass. */
export const neverMatches = `sha384-${'A'.repeat(64)}`;
