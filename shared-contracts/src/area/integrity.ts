/** The function of the page by which a remote's code asks for the hash of an address; the shell provides it. */
export const integrityLookup = 'rightwayIntegrity';

/** A hash that no file has: what is checked against it is refused, while an empty one would let everything pass. */
export const neverMatches = `sha384-${'A'.repeat(64)}`;
