import type { LandToken } from './land-tokens.ts';
import { exceptWords } from './land-words.ts';
import { isBetweenSections } from './road-between.ts';

/** Kinds of land that no survey numbers and that is stored in its own words. */
type WordedKind = 'road' | 'riverLot' | 'settlement' | 'reserve';

const lots: ReadonlySet<string> = new Set(['LOT', 'LOTS']);
const allowances: ReadonlySet<string> = new Set(['ALLOWANCE', 'ALLOWANCES', 'ALLOW']);
const roads: ReadonlySet<string> = new Set(['ROAD', 'RD', 'ROADS']);
const flagged: ReadonlySet<string> = new Set([
  ...allowances,
  'RIVER',
  'RL',
  'SETTLEMENT',
  'METIS',
  'ROAD',
  'RD',
  'PARISH',
  'RESERVE',
  'IR',
  'BETWEEN',
]);
/** Words of a road allowance that adjoins numbered land, and of the land before it. */
const joints: ReadonlySet<string> = new Set(['AND', '&', '+']);

/**
 * Whether numbered land stands before the words at an index, joined or in front of a bracket: `NE 14-45-7-W4M and
 * adjoining road allowance`, `NE 5-72-15-W5M (East Prairie Metis Settlement)`.
 */
function isBehindLand(tokens: readonly LandToken[], from: number, at: number): boolean {
  let isPlaced = false;
  for (let place = from; place < at; place += 1) {
    const [token, behind, dash] = [tokens[place], tokens[place + 1], tokens[place + 2]];
    const isSheet = token?.text === '/' && dash?.text === '-';
    if (behind?.kind === 'number' && (token?.text === 'W' || isSheet)) isPlaced = true;
    else if (isPlaced && (token?.text === '(' || joints.has(token?.text ?? ''))) return true;
  }
  return false;
}

const stops: ReadonlySet<string> = new Set(['.', 'NO', 'NUMBER', '#']);

/** The index after the number of an Indian reserve, which may end with a letter: `NO. 138A`. */
function reserveEnd(tokens: readonly LandToken[], at: number): number {
  let next = at;
  while (stops.has(tokens[next]?.text ?? '')) next += 1;
  const number = tokens[next];
  if (number?.kind !== 'number') return at;
  const letter = tokens[next + 1];
  return letter?.kind === 'word' && letter.start === number.end ? next + 2 : next + 1;
}

/** Whether a number follows a word, possibly behind its full stop: `I.R. 138A`. */
function isNumberBehind(tokens: readonly LandToken[], at: number): boolean {
  const behind = tokens[at + 1];
  return (behind?.text === '.' ? tokens[at + 2] : behind)?.kind === 'number';
}

/** Land found in a statement, from one token up to, but not including, another. */
interface Worded {
  readonly kind: WordedKind;
  /** The index after the words that name a settlement. */
  readonly next: number;
}

/** Whether any word of a text may belong to land in words; other texts need not be searched for it. */
export function mayBeWorded(tokens: readonly LandToken[]): boolean {
  for (const { kind, text } of tokens)
    if (kind === 'word' && text.length > 1 && flagged.has(text)) return true;
  return false;
}

/**
 * Road allowances, river lots, settlements and Indian reserves at the beginning of a statement. Numbered land within such a statement is
 * next to it or around it, and is not read.
 */
export function wordedAt(tokens: readonly LandToken[], from: number, to: number): Worded | undefined {
  if (isBetweenSections(tokens, from, to)) return { kind: 'road', next: to };
  const words = new Set<string>();
  let isNumbered = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (
      !token ||
      exceptWords.has(token.text) ||
      (token.text === ',' && !words.has('LOT') && !words.has('LOTS'))
    )
      return undefined;
    if (token.kind === 'number') isNumbered = true;
    if (token.kind !== 'word') continue;
    const isLot = lots.has(token.text);
    words.add(token.text);
    const [before, behind] = [tokens[at - 1], tokens[at + 1]];
    if (allowances.has(token.text) && [...roads].some((road) => words.has(road)))
      return isBehindLand(tokens, from, at) ? undefined : { kind: 'road', next: to };
    if (isLot && before?.text === 'RIVER' && at > from) return { kind: 'riverLot', next: to };
    if (token.text === 'RL' && behind?.kind === 'number') return { kind: 'riverLot', next: to };
    // Manitoba numbers the lots of its parishes: `OTM Lot 45 Parish of St. Andrews`.
    if (token.text === 'PARISH' && (words.has('LOT') || words.has('LOTS')))
      return { kind: 'riverLot', next: to };
    const isReserve = token.text === 'RESERVE' && before?.text === 'INDIAN';
    if (!isNumbered && (isReserve || (token.text === 'IR' && isNumberBehind(tokens, at))))
      return { kind: 'reserve', next: reserveEnd(tokens, at + 1) };
    if (token.text !== 'SETTLEMENT') continue;
    if (isBehindLand(tokens, from, at)) return undefined;
    // `Lac La Biche Settlement Lot 45` names its lot behind it.
    if (!isNumbered && at > from && behind?.text === 'LOT' && tokens[at + 2]?.kind === 'number')
      return { kind: 'riverLot', next: to };
    if (words.has('METIS')) return { kind: 'settlement', next: at + 1 };
    if (words.has('LOT') || words.has('LOTS')) return { kind: 'riverLot', next: to };
  }
  return undefined;
}
