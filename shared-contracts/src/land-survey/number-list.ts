import type { LandWalk } from './land-walk.ts';
import { extensionWords } from './land-words.ts';

/** Numbers after a word, such as `1, 2 and 8`, `1-8` or `1 to 8`. */
interface NumberList {
  readonly values: readonly number[];
  /** The index after the list. */
  readonly next: number;
  /** A range runs backwards, or the numbers may mean something else. */
  readonly isUnclear: boolean;
}

/** How many numbers follow a list's number in a chain, up to the meridian. */
const tails = { lsd: 3, section: 2 } as const;

const commas: ReadonlySet<string> = new Set([',', '&', '+', 'AND']);
const upTo: ReadonlySet<string> = new Set(['TO', 'THRU', 'THROUGH']);
const meridianWords: ReadonlySet<string> = new Set([
  ...['W', 'WEST', 'E', 'EAST', 'WPM', 'EPM'],
  ...extensionWords,
]);
const fractions: ReadonlySet<string> = new Set(['½', 'HALF']);
const gaps: ReadonlySet<string> = new Set(['-', ',']);

/** The largest number of each in the survey. */
const most = { lsd: 16, section: 36 } as const;

/** The numbers of a range. If it exceeds the survey, only the number that does not exist, so that this is reported. */
const rangeOf = (from: number, to: number, largest: number): readonly number[] =>
  to > largest ? [to] : Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Numbers joined by hyphens, and whether a meridian follows them. */
function chainAt(walk: LandWalk, at: number) {
  const numbers: number[] = [];
  let next = at;
  for (
    let token = walk.token(next);
    token?.kind === 'number' && numbers.length < 7;
    token = walk.token(next)
  ) {
    numbers.push(token.value);
    next += 1;
    if (walk.token(next)?.text !== '-' || walk.token(next + 1)?.kind !== 'number') break;
    next += 1;
  }
  const behind = walk.past(next, gaps);
  const text = walk.token(behind)?.text ?? '';
  const isPlaced = meridianWords.has(text) && !fractions.has(walk.token(behind + 1)?.text ?? '');
  return { numbers, next, tail: isPlaced ? (extensionWords.has(text) ? 1 : 0) : undefined };
}

/**
 * The list of numbers at a token: numbers of legal subdivisions or of sections. A chain such as `1-3-22-51-26-W4` is
 * split by counting how many of its numbers belong to the place. The list ends before a chain that is a complete place.
 */
export function numberListAt(
  walk: LandWalk,
  at: number,
  kind: keyof typeof tails,
  isPlural: boolean,
): NumberList | undefined {
  const values: number[] = [];
  let isUnclear = false;
  let next = at;
  let place = at;
  const addRange = (from: number, to: number) => {
    if (from > to) isUnclear = true;
    else values.push(...rangeOf(from, to, most[kind]));
  };
  while (walk.token(place)?.kind === 'number') {
    const { numbers, next: behind, tail } = chainAt(walk, place);
    const [first = 0, second = 0] = numbers;
    const taken = tail === undefined ? undefined : numbers.length - tails[kind] - tail;
    if (taken !== undefined && numbers.length > 1 && taken <= 2) {
      // The chain includes a place. The numbers before it are one number of the list, two that form a range, or none.
      if (taken <= 0 && values.length === 0) {
        values.push(first);
        return { values, next: place + 1, isUnclear };
      }
      if (taken <= 0) break;
      if (taken === 1) values.push(first);
      else addRange(first, second);
      if (taken === 2 && kind === 'section' && !isPlural) isUnclear = true;
      return { values, next: place + (taken === 1 ? 1 : 3), isUnclear };
    }
    const last = walk.token(behind);
    const far = last && upTo.has(last.text) ? walk.token(behind + 1) : undefined;
    if (numbers.length === 1 && far?.kind === 'number') {
      addRange(first, far.value);
      next = behind + 2;
    } else if (numbers.length === 1) {
      values.push(first);
      next = behind;
    } else if (numbers.length === 2) {
      addRange(first, second);
      next = behind;
    } else {
      values.push(first);
      return { values, next: place + 1, isUnclear: isUnclear || kind === 'lsd' };
    }
    place = walk.past(next, commas);
    if (place === next) break;
  }
  return values.length === 0 && !isUnclear ? undefined : { values, next, isUnclear };
}

/**
 * Numbers of legal subdivisions without a word for them, the last of which begins a place: `1, 2, 7, 8-13-45-7-W4M`,
 * `1 & 2-13-45-7-W4M`. A single number before a comma may count the rows of a list, and numbers out of order may be
 * anything.
 */
export function bareLsdsAt(walk: LandWalk, at: number): NumberList | undefined {
  const values: number[] = [];
  let place = at;
  let isJoined = false;
  while (values.length < most.lsd && walk.token(place)?.kind === 'number') {
    const { numbers, next, tail } = chainAt(walk, place);
    const [value = 0] = numbers;
    if (value <= (values.at(-1) ?? 0)) return undefined;
    values.push(value);
    if (numbers.length > 1) {
      const isPlace = numbers.length === tails.lsd + 1 && tail === 0;
      const isList = values.length > 2 || (values.length === 2 && isJoined);
      return isPlace && isList ? { values, next: place + 1, isUnclear: false } : undefined;
    }
    place = walk.past(next, commas);
    if (place === next) return undefined;
    isJoined = walk.token(next)?.text !== ',';
  }
  return undefined;
}
