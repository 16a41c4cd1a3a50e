import type { LandWalk } from './land-walk.ts';

/** The beginning of a well identifier, or all of one that is written without separators. */
interface WellFound {
  readonly next: number;
  /** Subdivision, section, township and range, if it is written without separators. */
  readonly place: { readonly numbers: readonly number[]; readonly meridian: number } | undefined;
}

/** Number of digits before the meridian: 04 11 082 04; three more if it begins with 100. */
const placeDigits = 9;
const wellDigits = 12;

const numbersOf = (digits: string): readonly number[] =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 7), digits.slice(7, 9)].map(Number);

/** Reads `04110820 4` followed by `W600`: the meridian and the number of the hole. */
function inOnePiece(walk: LandWalk, at: number, digits: string): WellFound | undefined {
  const [west, last] = [walk.token(at + 1), walk.token(at + 2)];
  if (digits.length !== placeDigits || west?.text !== 'W' || last?.kind !== 'number') return undefined;
  if (last.text.length !== 3 && last.text.length !== 2) return undefined;
  return {
    next: at + 3,
    place: { numbers: numbersOf(digits), meridian: Number(last.text.slice(0, 1)) },
  };
}

/** `E1`, `N2`: a side of land with a digit looks like a half of it. */
const sides = 'NSEW';

/** The short form of a location exception in letters: `S0/`, `W0/`, `F1/`. */
function shortException(walk: LandWalk, at: number): WellFound | undefined {
  const [letter, digit, slash, number] = [0, 1, 2, 3].map((place) => walk.token(at + place));
  if (letter?.text.length !== 1 || digit?.kind !== 'number' || digit.start !== letter.end) return undefined;
  if (digit.text.length !== 1 || (digit.text !== '0' && sides.includes(letter.text))) return undefined;
  return slash?.text === '/' && number?.kind === 'number' ? { next: at + 3, place: undefined } : undefined;
}

/**
 * The beginning of a well identifier at a number or a letter: `100/`, the short form `00/` or `F1/`, letters as the
 * location exception `1AA/` or `1W0/`, or a whole identifier without separators.
 */
export function wellAt(walk: LandWalk, at: number): WellFound | undefined {
  const token = walk.token(at);
  if (token?.kind === 'word') return shortException(walk, at);
  if (token?.kind !== 'number') return undefined;
  const { text } = token;
  const behind = walk.token(at + 1);
  if (behind === undefined || behind.start !== token.end) return undefined;
  if (behind.text === '/') {
    const isPrefix = (text.length === 3 && text.startsWith('1')) || text.length === 2;
    return isPrefix && walk.token(at + 2)?.kind === 'number' ? { next: at + 2, place: undefined } : undefined;
  }
  if (text.length === wellDigits && text.startsWith('1')) return inOnePiece(walk, at, text.slice(3));
  if (text !== '1' || behind.kind !== 'word' || behind.text.length > 2) return undefined;
  // The location exception has three characters: `1AA`, `1W0`.
  const third = walk.token(at + 2);
  const digit =
    behind.text.length === 1 && third?.kind === 'number' && third.start === behind.end ? third : undefined;
  if (digit && digit.text.length === 1 && walk.token(at + 3)?.text === '/')
    return walk.token(at + 4)?.kind === 'number' ? { next: at + 4, place: undefined } : undefined;
  if (behind.text.length !== 2) {
    const isWhole = digit?.text.length === placeDigits + 1;
    return isWhole ? inOnePiece(walk, at + 2, digit.text.slice(1)) : undefined;
  }
  if (third?.text === '/') return { next: at + 3, place: undefined };
  return third?.kind === 'number' && third.start === behind.end
    ? inOnePiece(walk, at + 2, third.text)
    : undefined;
}
