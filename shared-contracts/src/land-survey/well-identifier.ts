import type { LandWalk } from './land-walk.ts';

/** The beginning of a well identifier, or all of one that is written in one piece. */
interface WellFound {
  readonly next: number;
  /** Subdivision, section, township and range, of one in one piece. */
  readonly place: { readonly numbers: readonly number[]; readonly meridian: number } | undefined;
}

/** Digits of the place before its meridian: 04 11 082 04; with the beginning 100 three more. */
const placeDigits = 9;
const wellDigits = 12;

const numbersOf = (digits: string): readonly number[] =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 7), digits.slice(7, 9)].map(Number);

/** `04110820 4` followed by `W600`: the meridian and the number of the hole. */
function inOnePiece(walk: LandWalk, at: number, digits: string): WellFound | undefined {
  const [west, last] = [walk.token(at + 1), walk.token(at + 2)];
  if (digits.length !== placeDigits || west?.text !== 'W' || last?.kind !== 'number') return undefined;
  if (last.text.length !== 3 && last.text.length !== 2) return undefined;
  return {
    next: at + 3,
    place: { numbers: numbersOf(digits), meridian: Number(last.text.slice(0, 1)) },
  };
}

/**
 * The beginning of a well identifier at a number: `100/`, short `00/`, with the exception of its location in letters
 * `1AA/`, `1W0/`, or the whole of one in one piece.
 */
export function wellAt(walk: LandWalk, at: number): WellFound | undefined {
  const token = walk.token(at);
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
  // Three signs in all: `1AA`, `1W0`.
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
