import { addedWord, fullWords, joinedWords, sameWords, smallWords, wider } from './entry-words.ts';
import { plainText } from './plain-text.ts';

/** An entry of a list, prepared for comparison with cells. */
export interface ListedEntry {
  readonly id: string;
  /** Its names, the most certain first, as `plainText` returns them. */
  readonly texts: readonly string[];
  /** Each of its names as words for comparison. */
  readonly keys: readonly string[];
  /** The same words before words of the trade with the same meaning are replaced by one of them. */
  readonly own: readonly string[];
  /** `texts` without blanks. */
  readonly together: readonly string[];
  /** The words of each of `texts` in order, to match abbreviations. */
  readonly inOrder: readonly (readonly string[])[];
}

/** The singular of a word. */
function single(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Joins single letters that are separated by punctuation into one word: 'R.O.W.' becomes 'row'. */
export const lettersJoined = (plain: string): string =>
  plain.replace(/(?<![\p{L}\p{N}])\p{L}(?: \p{L})+(?![\p{L}\p{N}])/gu, (letters) =>
    letters.replaceAll(' ', ''),
  );

/** The words of a text in full form and in the singular, without words that say nothing. */
function ownWords(text: string): readonly string[] {
  const words = lettersJoined(plainText(text))
    .split(' ')
    .filter((word) => word !== '' && !smallWords.has(word))
    .map((word) => fullWords[word] ?? single(word));
  return words.flatMap((word, place) => {
    if (joinedWords[`${words[place - 1]} ${word}`] !== undefined) return [];
    return [joinedWords[`${word} ${words[place + 1]}`] ?? word];
  });
}

/** The first words of a group represent the whole group. */
const groups = new Map(
  sameWords.flatMap((group) => {
    const [first = '', ...others] = group.split('|');
    return [first, ...others].map(
      (words) => [ownWords(words).join(' '), first.replaceAll(' ', '_')] as const,
    );
  }),
);

const mostOfGroup = Math.max(...[...groups.keys()].map((words) => words.split(' ').length));

/** The words of a text for comparison; words of the trade are replaced by the first words of their group. */
export function wordsOf(text: string): readonly string[] {
  const own = ownWords(text);
  const found: string[] = [];
  for (let place = 0; place < own.length; ) {
    let count = Math.min(mostOfGroup, own.length - place);
    while (count > 0 && !groups.has(own.slice(place, place + count).join(' '))) count -= 1;
    const some = own.slice(place, place + Math.max(1, count)).join(' ');
    found.push(groups.get(some) ?? some);
    place += Math.max(1, count);
  }
  return found;
}

const sorted = (words: readonly string[]): string => words.toSorted().join(' ');

/**
 * The different names of an entry: whole, without a remark in brackets, each part of 'easement / right-of-way', and by
 * initials.
 */
function waysOf(text: string): readonly string[] {
  const bare = text.replace(/\([^()]*\)/g, ' ');
  const words = plainText(bare).split(' ');
  return [
    ...[text, bare, ...(bare.includes('/') ? bare.split('/') : [])],
    ...(words.length > 2 ? [words.map((word) => word.charAt(0)).join('')] : []),
  ];
}

const withoutAdded = (words: readonly string[]): readonly string[] => {
  const rest = words.filter((word) => word !== addedWord);
  // A single word may mean many things: 'Pipeline' does not stand for 'Pipeline agreement'.
  return rest.length > 1 ? rest : words;
};

/** Prepares an entry of a list with its names, the most certain first. */
export function listedEntry(id: string, texts: readonly string[]): ListedEntry {
  const ways = texts.flatMap(waysOf).filter((way) => plainText(way) !== '');
  const each = (read: (text: string) => readonly string[]) => [
    ...new Set(ways.flatMap((way) => [sorted(read(way)), sorted(withoutAdded(read(way)))]).filter(Boolean)),
  ];
  const plain = texts.map(plainText);
  return {
    ...{ id, texts: plain, keys: each(wordsOf), own: each(ownWords) },
    // Computed once, because a table of ten thousand cells may be compared with each entry.
    ...{ together: plain.map((text) => text.replaceAll(' ', '')), inOrder: plain.map(ownWords) },
  };
}

/** Least letters of a word's beginning that count as an abbreviation. */
const shortest = 3;

/** Words that are never abbreviations. */
const never: ReadonlySet<string> = new Set(['not', 'non', 'pas', 'sin', 'new']);

/** Whether words are the beginnings of an entry's words, in the same order. */
function isShortOf(words: readonly string[], all: readonly string[]): boolean {
  return (
    all.length === words.length &&
    words.every((word, place) => {
      const other = all[place] ?? '';
      return word === other || (word.length >= shortest && !never.has(word) && other.startsWith(word));
    })
  );
}

/**
 * The entries that a text names, by the most certain kind of match that finds any, and whether it uses an entry's own
 * words.
 */
export function entriesInText(
  text: string,
  entries: readonly ListedEntry[],
): { readonly ids: readonly string[]; readonly isSame: boolean } {
  const plain = plainText(text);
  const ids = (is: (entry: ListedEntry) => boolean): readonly string[] => [
    ...new Set(entries.filter(is).map(({ id }) => id)),
  ];
  if (plain === '') return { ids: [], isSame: false };
  const together = plain.replaceAll(' ', '');
  const ranks = Math.max(0, ...entries.map(({ texts }) => texts.length));
  for (let rank = 0; rank < ranks; rank += 1) {
    const same = ids((entry) => entry.together[rank] === together);
    if (same.length > 0) return { ids: same, isSame: true };
  }
  const own = ownWords(text);
  const [ownKey, ownBare] = [sorted(own), sorted(own.filter((word) => word !== addedWord))];
  const words = wordsOf(text);
  const keys = [sorted(words), sorted(words.filter((word) => word !== addedWord))];
  const more = words.map((word) => {
    const of = Object.entries(wider).find(([narrow]) => narrow.replaceAll(' ', '_') === word)?.[1];
    return of?.replaceAll(' ', '_') ?? word;
  });
  const readings: readonly ((entry: ListedEntry) => boolean)[] = [
    (entry) => entry.own.includes(ownKey),
    (entry) => ownBare !== '' && entry.own.includes(ownBare),
    ({ inOrder }) => inOrder.some((one) => isShortOf(own, one)),
    ...keys.map((key) => (entry: ListedEntry) => key !== '' && entry.keys.includes(key)),
    (entry) => entry.keys.includes(sorted(more)),
  ];
  for (const reading of readings) {
    const found = ids(reading);
    if (found.length > 0) return { ids: found, isSame: false };
  }
  return { ids: [], isSame: false };
}
