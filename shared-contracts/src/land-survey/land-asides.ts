import type { LandToken } from './land-tokens.ts';
import type { LandWalk } from './land-walk.ts';
import { descriptiveWords } from './land-words.ts';
import { isEnd } from './unread-pieces.ts';

/** Most words of the name of a Metis settlement. */
const longestName = 5;

const ends: ReadonlySet<string> = new Set([')', '\n', ';']);

/**
 * The index after the Metis settlement named behind land, in brackets or after a comma: `(East Prairie Metis
 * Settlement)`; undefined if none is.
 */
export function settlementBehind(tokens: readonly LandToken[], at: number): number | undefined {
  let next = at;
  let isMetis = false;
  for (let token = tokens[next]; token?.kind === 'word' && next < at + longestName; token = tokens[next]) {
    next += 1;
    isMetis ||= token.text === 'METIS';
    if (token.text !== 'SETTLEMENT') continue;
    const end = tokens[next];
    return isMetis && (end === undefined || ends.has(end.text)) ? next : undefined;
  }
  return undefined;
}

const beginnings: ReadonlySet<string> = new Set(['AS', 'NOT']);

/**
 * The index of a word such as `shown` behind `as` or `not`; undefined if no such clause begins here: `as shown on Plan
 * 1234`, `not covered by the waters of the lake`.
 */
export function asClauseAt(walk: LandWalk, at: number): number | undefined {
  const isClause =
    beginnings.has(walk.token(at)?.text ?? '') && descriptiveWords.has(walk.token(at + 1)?.text ?? '');
  return isClause ? at + 1 : undefined;
}

/** The index of the end of a line or of a statement. */
export function lineEnd(walk: LandWalk, at: number): number {
  let next = at;
  for (let token = walk.token(next); token && !isEnd(token) && token.text !== '\n'; token = walk.token(next))
    next += 1;
  return next;
}

const ways: ReadonlySet<string> = new Set(['ROAD', 'RAILWAY', 'AND']);
const digits: ReadonlySet<string> = new Set(['.', 'NO', 'NUMBER', '#']);
/** Most tokens of a plan's number: `041 2345`, `1234 AB`. */
const longestNumber = 2;

/**
 * The index after a further plan of an exception, behind a semicolon: `excepting Plan 1234AB; Plan 5678CD`. Undefined if
 * more than its number follows, which makes land of its own of it.
 */
export function furtherPlan(walk: LandWalk, at: number): number | undefined {
  if (walk.token(at)?.text !== ';') return undefined;
  const plan = walk.past(at + 1, ways);
  if (walk.token(plan)?.text !== 'PLAN') return undefined;
  const number = walk.past(plan + 1, digits);
  if (walk.token(number)?.kind !== 'number') return undefined;
  for (let next = number + 1; next <= number + longestNumber; next += 1) {
    const token = walk.token(next);
    if (!token || isEnd(token) || token.text === '\n') return next;
  }
  return undefined;
}
