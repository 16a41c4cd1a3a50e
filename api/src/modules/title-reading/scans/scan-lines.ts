import type { ScannedWord } from './letter-reader.ts';
import { asPrinted } from './printed-words.ts';
import { alike, shaped } from './scan-shapes.ts';

/** A word of a line, with its certainty. */
export interface SureWord {
  readonly text: string;
  /** Percent. */
  readonly certainty: number;
  /** Whether somebody should compare it with the picture. */
  readonly isDoubtful: boolean;
}

/** A position on a page, as fractions of its width and height from the upper left corner. */
export interface PlaceOnPage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A line that was read from a picture. */
export interface ScannedLine {
  readonly text: string;
  readonly place: PlaceOnPage;
  readonly words: readonly SureWord[];
}

/** Certainty in per cent below which a word should be compared with the picture. */
const sure = 85;
/** Certainty in per cent from which a single letter counts as certain. */
const sureLetter = 96;
/** Certainty in per cent below which a mark with neither letter nor digit is dust. */
const dust = 80;
/** Certainty in per cent below which a word may be a printed one with a wrong letter. */
const printedSure = 90;
/** Distance, in letters, of the words of a column from the preceding ones. */
const columnGap = 2.5;
const column = '   ';

/** A dash or a sign between words is kept if it has the size of one, however uncertain it is. */
const isSign = ({ text, left, right, top, bottom }: ScannedWord, height: number): boolean =>
  (/^-{1,2}$/.test(text) && right - left > height / 4) ||
  (/^[&+*(]$/.test(text) && bottom - top > height / 2);

/** Dust, and rules across the page: marks with neither a letter nor a digit that are not punctuation between words. */
const isDust = (word: ScannedWord, height: number): boolean => {
  const { text, certainty } = word;
  if (/[\p{L}\p{N}]/u.test(text)) return false;
  return text === '' || (certainty < dust && !isSign(word, height));
};

const isUnsure = ({ text, certainty }: ScannedWord): boolean =>
  certainty < sure && /[\p{L}\p{N}]/u.test(text);

/** Whether the only uncertainty about a word is resolved by its shape: a zero, or the letter that looks like it. */
const isSettled = ({ letters }: ScannedWord): boolean =>
  letters.every(({ text, certainty }) => /^[0OQ]$/.test(text) || certainty >= sureLetter);

/**
 * Whether a word of digits contains a letter that looks like a digit, such as `S0` for `50`: one was mistaken for the
 * other.
 */
const isMixed = (text: string): boolean => {
  const read = text.replaceAll(/[^\p{L}\d]/gu, '');
  return /^[\dOQDILlZSGB]+$/.test(read) && /\d/.test(read) && /\D/.test(read);
};

const middle = <T>(sorted: readonly T[]): T | undefined => sorted[Math.floor(sorted.length / 2)];

const boundsOf = (words: readonly ScannedWord[]) => ({
  left: Math.min(...words.map(({ left }) => left)),
  top: Math.min(...words.map(({ top }) => top)),
  right: Math.max(...words.map(({ right }) => right)),
  bottom: Math.max(...words.map(({ bottom }) => bottom)),
});

/** The words of a line from left to right, separated by a space, or by more where a column begins. */
function textOf(words: readonly ScannedWord[], letter: number): string {
  let text = '';
  let end = 0;
  for (const word of words) {
    if (text !== '') text += word.left - end > columnGap * letter ? column : ' ';
    text += word.text;
    end = word.right;
  }
  return text;
}

/** Joins lines at the same height: columns far apart are sometimes read as separate lines. */
function joined(lines: readonly (readonly ScannedWord[])[], height: number): ScannedWord[][] {
  const joint: { middle: number; words: ScannedWord[] }[] = [];
  for (const words of lines) {
    const { top, bottom } = boundsOf(words);
    const at = (top + bottom) / 2;
    const same = joint.find(({ middle: other }) => Math.abs(other - at) < height / 2);
    if (same) same.words.push(...words);
    else joint.push({ middle: at, words: [...words] });
  }
  return joint.toSorted((one, other) => one.middle - other.middle).map(({ words }) => words);
}

/** A letter or two that do not form a direction. A digit may be a lot, and `N` and `SE` are quarters. */
const isStray = (word: ScannedWord): boolean =>
  isUnsure(word) && /^\p{L}{1,2}$/u.test(word.text) && !/^[NESW]{1,2}$/.test(word.text);

/**
 * A line without specks that were read as a letter or two: uncertain ones that are a column away from the other words.
 * Left in, a speck would become an owner, or hide the number that begins the line.
 */
function withoutStrays(words: readonly ScannedWord[], letter: number): readonly ScannedWord[] {
  const isApart = (one: number, other: number) => other - one > columnGap * letter;
  const kept = words.filter((word, place) => {
    const [before, after] = [words[place - 1], words[place + 1]];
    const isAlone =
      (!before || isApart(before.right, word.left)) && (!after || isApart(word.right, after.left));
    return !(isAlone && isStray(word));
  });
  return kept.length > 0 ? kept : words;
}

/**
 * The lines of a page from the top down, without dust, and with numbers and codes in the form that they have on titles.
 */
export function scannedLines(
  lines: readonly (readonly ScannedWord[])[],
  page: { readonly width: number; readonly height: number },
): readonly ScannedLine[] {
  const all = lines.flat().filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const height = middle(all.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b)) ?? 0;
  const letter =
    middle(all.map(({ left, right, text }) => (right - left) / text.length).toSorted((a, b) => a - b)) ?? 0;
  const clean = lines
    .map((words) => words.filter((word) => !isDust(word, height)))
    .filter((words) => words.length > 0);
  return joined(clean, height).map((unsorted) => {
    const words = withoutStrays(
      unsorted.toSorted((one, other) => one.left - other.left),
      letter,
    ).map((word) => (word.certainty < printedSure ? { ...word, text: asPrinted(word.text) } : word));
    const { left, top, right, bottom } = boundsOf(words);
    const read = textOf(words, letter);
    const { text, guessed, settled } = shaped(read);
    const isAmong = (word: ScannedWord, list: readonly string[]) =>
      list.some((one) => alike(word.text).startsWith(alike(one)));
    return {
      text,
      place: {
        ...{ left: left / page.width, top: top / page.height },
        ...{ width: (right - left) / page.width, height: (bottom - top) / page.height },
      },
      words: [
        ...words.map((word) => ({
          ...{ text: word.text, certainty: word.certainty },
          isDoubtful:
            isAmong(word, guessed) ||
            (isMixed(word.text) && !isAmong(word, settled)) ||
            (isUnsure(word) && !(isAmong(word, settled) && isSettled(word))),
        })),
      ],
    };
  });
}
