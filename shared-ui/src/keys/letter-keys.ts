/** The letters that a name offers: the beginnings of its words, then the others in their order. */
function lettersOf(name: string): readonly string[] {
  const words = name.split('-');
  return [...words.map((word) => word.charAt(0)), ...name.replaceAll('-', '')];
}

/**
 * A letter for each of some names, which are the same in every language: `members-and-roles` has `m` where nothing
 * before it took that. `taken` are letters that none gets; a name of which no letter is left has none.
 */
export function letterKeys(
  names: readonly string[],
  taken: readonly string[] = [],
): ReadonlyMap<string, string> {
  const used = new Set(taken);
  const keys = new Map<string, string>();
  for (const name of names) {
    const letter = lettersOf(name).find((one) => !used.has(one));
    if (letter === undefined) continue;
    used.add(letter);
    keys.set(name, letter);
  }
  return keys;
}
