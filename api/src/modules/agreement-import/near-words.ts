import { withoutAccents } from 'shared-contracts';

/** Words longer than this are compared by their beginning. */
const longest = 40;

/** Words that a sentence offers. */
const offered = 3;

const plain = (text: string): string => withoutAccents(text).trim().slice(0, longest);

/** How many letters must be changed, added, taken away or swapped to come from one word to the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1), swapped),
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * The texts that another is compared with: a whole entry, and each of its words that is long enough to be distinctive.
 */
const shortest = 4;

const partsOf = (entry: string): readonly string[] => {
  const words = entry.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortest);
  return words.length > 1 ? [entry, ...words] : [entry];
};

/**
 * The words of a list that a text may have meant, the likeliest first: a third of the letters of one, or of a word in it,
 * may differ, or it is a part.
 */
export function nearWords(text: string, words: readonly string[]): readonly string[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const found = words.flatMap((word) => {
    const known = plain(word);
    const isPart = wanted.length > 2 && (known.includes(wanted) || wanted.includes(known));
    const near = partsOf(known)
      .map((part) => ({ part, away: distance(wanted, part) }))
      .filter(({ part, away }) => away <= Math.max(1, Math.floor(part.length / 3)));
    if (near.length > 0) return [{ word, away: Math.min(...near.map(({ away }) => away)) }];
    return isPart ? [{ word, away: distance(wanted, known) }] : [];
  });
  return found
    .toSorted((one, other) => one.away - other.away || one.word.localeCompare(other.word))
    .slice(0, offered)
    .map(({ word }) => word);
}
