import type { DlsReader } from './dls-reader.ts';
import { furtherPlan } from './land-asides.ts';
import type { LandWalk } from './land-walk.ts';
import { exceptWords, measureWords, mineralWords, reservedInWords, unitWords } from './land-words.ts';

/** A clause that describes which portion is meant or what is excepted, and where it ends. */
export interface LandClause {
  /** The index of the token after it. */
  readonly next: number;
  /** Whether only part of the land is meant. */
  readonly isPortion: boolean;
}

const heads: ReadonlySet<string> = new Set([
  ...[...exceptWords, 'THEREOUT', 'THEREFROM', 'OUT', 'AND', 'ALL', 'THE', ':', ',', '.', '\n', '-'],
]);
const areaWords: ReadonlySet<string> = new Set([
  ...unitWords,
  ...['CONTAINING', 'MORE', 'OR', 'LESS', 'AND', '.', ',', '(', ')', 'ABOUT', 'APPROXIMATELY', ':'],
]);

/** Words with which a line goes on about the plan of the line before: `signed at Ottawa on the 23 day of May`. */
const ofPlans: ReadonlySet<string> = new Set(['SIGNED', 'DATED', 'APPROVED', 'CONFIRMED']);

const hyphens: ReadonlySet<string> = new Set(['-']);

const isM = (token: { readonly text: string } | undefined): boolean => token?.text === 'M';

const namesMinerals: ReadonlySet<string> = new Set(['MINES', 'MINERALS', 'COAL']);

/** Whether an exception does not reduce the surface, because it only names mines and minerals. */
function isOfMinerals(walk: LandWalk, at: number, next: number): boolean {
  let isNamed = false;
  let isReserved = false;
  for (let place = at; place < next; place += 1) {
    const token = walk.token(place);
    if (!token || token.kind === 'mark') continue;
    // `M & M` are mines and minerals.
    const isShort = token.text === 'M' && [walk.token(place - 2), walk.token(place + 2)].some(isM);
    isReserved ||= isNamed && reservedInWords.has(token.text);
    const isOfReservation = isReserved && (token.kind === 'number' || reservedInWords.has(token.text));
    if (!isOfReservation && !isShort && !mineralWords.has(token.text)) return false;
    isNamed ||= isShort || namesMinerals.has(token.text);
  }
  return isNamed;
}

/** What may part a clause from land that is none of it. */
const joints: ReadonlySet<string> = new Set([',', '.', '\n', '&', '+', 'AND', 'PLUS']);
/** Words behind which land only says where the clause's own land ends. */
const besides: ReadonlySet<string> = new Set(['BETWEEN', 'ADJOINING', 'ADJACENT', 'ABUTTING']);

/**
 * The clause that begins at a token. It ends at a semicolon, at the end of the brackets around it, at land that it cannot
 * be about (`isOther` tells whether such begins behind a token), or at the end of a line, unless the line is only a heading or
 * the next line continues it.
 */
export function clauseAt(
  walk: LandWalk,
  reader: DlsReader,
  at: number,
  isOther: (joint: number, isOneLine: boolean) => boolean,
): LandClause {
  const isBracketed = walk.token(at - 1)?.text === '(';
  const isExcept = exceptWords.has(walk.token(at)?.text ?? '');
  let isHeading = true;
  let isBeside = false;
  let isOneLine = true;
  let depth = 0;
  let next = at;
  for (let token = walk.token(next); token; token = walk.token(next)) {
    if (token.text === ';') {
      const further = isExcept ? furtherPlan(walk, next) : undefined;
      if (further === undefined) break;
      next = further;
      continue;
    }
    if (token.text === '(') depth += 1;
    if (token.text === ')') {
      if (isBracketed && depth === 0) break;
      depth -= 1;
    }
    isBeside ||= besides.has(token.text);
    const mayEnd = !isBracketed && !isHeading && depth === 0 && joints.has(token.text);
    if (mayEnd && (!isBeside || token.text === '\n') && isOther(next, isOneLine)) break;
    if (token.text === '\n') isOneLine = false;
    if (token.text === '\n' && !isHeading) {
      const line = walk.token(next + 1);
      const isOver = !line || line.text === '\n' || line.text === 'CONTAINING';
      const isAboutPlan = ofPlans.has(line?.text ?? '');
      if (isOver || !(isExcept || isAboutPlan) || reader.startsAt(next + 1)) break;
    }
    if (!heads.has(token.text)) isHeading = false;
    next += 1;
  }
  return { next, isPortion: !(isExcept && isOfMinerals(walk, at, next)) };
}

/** The index after a statement of area such as `CONTAINING 64.7 HECTARES (160 ACRES) MORE OR LESS`. */
export function areaEnd(walk: LandWalk, at: number): number {
  let next = at + 1;
  for (let token = walk.token(next); token; token = walk.token(next)) {
    if (token.kind !== 'number' && !areaWords.has(token.text)) break;
    next += 1;
  }
  return next;
}

/** Whether a number is a measure: `40 acres`, `1.5 ha`, `300 feet`. */
export function isMeasure(walk: LandWalk, at: number): boolean {
  let next = at;
  const first = walk.token(at + 1);
  if (first === undefined || first.kind === 'number' || first.text === ';') return false;
  if (walk.token(next)?.kind !== 'number') return false;
  if (walk.token(next + 1)?.text === '.' && walk.token(next + 2)?.kind === 'number') next += 2;
  const behind = walk.token(next + 1);
  return unitWords.has((behind?.text === '-' ? walk.token(next + 2) : behind)?.text ?? '');
}

const hectareWords: ReadonlySet<string> = new Set(['HA', 'HECTARE', 'HECTARES']);
const acreWords: ReadonlySet<string> = new Set(['ACRE', 'ACRES', 'AC']);
const acresOfHectare = 2.471054;

/** The area stated at a number, in acres; undefined if the number is a length. */
export function acresAt(walk: LandWalk, at: number): number | undefined {
  const [whole, mark, part] = [walk.token(at), walk.token(at + 1), walk.token(at + 2)];
  const isDecimal = mark?.text === '.' && part?.kind === 'number';
  const value = Number(isDecimal ? `${whole?.text}.${part.text}` : whole?.text);
  const unit = walk.token(walk.past(isDecimal ? at + 3 : at + 1, hyphens))?.text ?? '';
  if (acreWords.has(unit)) return value;
  return hectareWords.has(unit) ? value * acresOfHectare : undefined;
}

/** Where the words of a measure begin and end, as in `the most easterly 300 feet in width of`. */
export function measureSpan(
  walk: LandWalk,
  at: number,
  first: number,
): { readonly from: number; readonly next: number } {
  let from = at;
  while (from > first && measureWords.has(walk.token(from - 1)?.text ?? '')) from -= 1;
  let next = at;
  for (let token = walk.token(next); token; token = walk.token(next)) {
    const isPart = unitWords.has(token.text) || token.text === '.' || token.text === '-';
    if (!isPart && !isMeasure(walk, next) && !(next > at && measureWords.has(token.text))) {
      if (token.kind !== 'number' || walk.token(next - 1)?.text !== '.') break;
    }
    next += 1;
    if (token.text === 'OF') break;
  }
  return { from, next };
}

/** How people write that an area is not exact. */
const moreOrLess = [
  ['MORE', 'OR', 'LESS'],
  ['M', '/', 'L'],
  ['+', '/', '-'],
] as const;

/** The index after `more or less` or its short forms behind a measure; the index itself if none follows. */
export function moreOrLessEnd(walk: LandWalk, at: number): number {
  const from = walk.token(at)?.text === ',' ? at + 1 : at;
  const found = moreOrLess.find((words) =>
    words.every((word, place) => walk.token(from + place)?.text === word),
  );
  return found ? from + found.length : at;
}
