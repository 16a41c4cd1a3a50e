/** Letters of other places, which no list gets. */
const taken = ['h'];

/** The letters that a name offers: the beginnings of its words, then the others in their order. */
function lettersOf(name: string): readonly string[] {
  const words = name.split('-');
  return [...words.map((word) => word.charAt(0)), ...name.replaceAll('-', '')];
}

/**
 * The letter behind `g` that leads to each list, by the list's name, which is the same in every
 * language: `projects` is `g p`. A list for which no letter of its name is left has none.
 */
export function goKeys(names: readonly string[]): ReadonlyMap<string, string> {
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
