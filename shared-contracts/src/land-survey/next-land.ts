import { isMeasure, measureSpan } from './land-clauses.ts';
import type { LandToken } from './land-tokens.ts';
import type { LandWalk } from './land-walk.ts';
import { landKeywords, measureWords, ordinalWords } from './land-words.ts';
import { partEnd } from './parts-ahead.ts';
import { ntsAt } from './read-nts.ts';

/** Land that is named behind other land, as far as its text states where it lies. */
export interface NextLand {
  /** Whether it is a unit of a map sheet, which names its own sheet. */
  readonly isUnit: boolean;
  /** None of a township that is the heading of more land. */
  readonly section?: number;
  readonly township?: number;
  readonly range?: number;
  readonly meridian?: number;
}

const openers: ReadonlySet<string> = new Set(['THE', 'ALL', 'OF', 'THAT', 'A', '(', '.', '\n']);
const joints: ReadonlySet<string> = new Set([',', '&', '+', '/', '-', '.', 'AND', 'OF', 'THE', 'IN']);
const tiers: ReadonlySet<string> = new Set(['-', ',', '.', ':', 'OF', 'THE', 'IN', '\n']);
const meridianFillers: ReadonlySet<string> = new Set(['.', '-', 'OF', 'THE']);

/** Most tokens of each piece that are looked at. */
const most = 16;

/** The index behind what may stand before land: articles, words for a portion, a measure. */
function pastOpeners(walk: LandWalk, at: number): number {
  let next = at;
  while (next < at + most) {
    const text = walk.token(next)?.text ?? '';
    const measure = walk.past(next, measureWords);
    if (isMeasure(walk, measure)) next = measureSpan(walk, measure, measure).next;
    else if (openers.has(text) || landKeywords.get(text) === 'portion') next += 1;
    else break;
  }
  return next;
}

/** The index behind the parts of a section: quarters, halves, legal subdivisions behind their word. */
function pastParts(walk: LandWalk, at: number): number {
  let next = at;
  for (let count = 0; count < most; count += 1) {
    const end = partEnd(walk, next);
    if (end !== undefined) next = end;
    else if (landKeywords.get(walk.token(next)?.text ?? '') === 'lsd') {
      next = walk.past(next + 1, meridianFillers);
      if (walk.token(next)?.kind === 'number') next += 1;
    } else break;
    const joint = walk.past(next, joints);
    const isMore = partEnd(walk, joint) !== undefined;
    if (!isMore) break;
    next = joint;
  }
  return next;
}

/** The number of the meridian at a token: `W4M`, `WEST OF THE 4TH MERIDIAN`. */
function meridianAt(walk: LandWalk, at: number): number | undefined {
  const text = walk.token(at)?.text;
  if (text !== 'W' && text !== 'WEST') return undefined;
  const number = walk.token(walk.past(at + 1, meridianFillers));
  return number?.kind === 'number' ? number.value : ordinalWords.get(number?.text ?? '');
}

/**
 * The land that begins at a token, with or without words before it; undefined if none does: `Ptn of NE 12-42-2-W5M`,
 * `SE of Sec 11`. A part without its section is none.
 */
export function nextLandAt(walk: LandWalk, tokens: readonly LandToken[], at: number): NextLand | undefined {
  const from = pastOpeners(walk, at);
  if ([at, from].some((place) => ntsAt(tokens, place) !== undefined)) return { isUnit: true };
  const behind = pastParts(walk, from);
  let next = behind > from ? walk.past(behind, joints) : from;
  const keyword = landKeywords.get(walk.token(next)?.text ?? '');
  const isHeading = behind === from && keyword === 'township';
  if (isHeading) return placeAt(walk, next - 1);
  const isNamed = keyword === 'section' || keyword === 'sections';
  if (isNamed) next = walk.past(next + 1, meridianFillers);
  const section = walk.token(next);
  const isChain = walk.token(next + 1)?.text === '-' && walk.token(next + 2)?.kind === 'number';
  if (section?.kind !== 'number' || isMeasure(walk, next)) return undefined;
  if (behind === from && !isNamed && !isChain) return undefined;
  const place = placeAt(walk, next);
  if (place) return { ...place, section: section.value };
  // `14-45-7` without a meridian behind it may be a day or the number of a plan.
  return behind === from && !isNamed ? undefined : { isUnit: false, section: section.value };
}

/** The township, range and meridian that are stated behind a token, all three. */
function placeAt(walk: LandWalk, at: number): NextLand | undefined {
  const numbers: number[] = [];
  for (let place = at + 1; place < at + most; place += 1) {
    const token = walk.token(place);
    const meridian = meridianAt(walk, place);
    const [township, range] = numbers;
    if (meridian !== undefined && township !== undefined && range !== undefined)
      return { isUnit: false, township, range, meridian };
    if (token?.kind === 'number') numbers.push(token.value);
    else if (!token || !(tiers.has(token.text) || isTier(token.text))) break;
  }
  return undefined;
}

const isTier = (text: string): boolean => {
  const keyword = landKeywords.get(text);
  return keyword === 'township' || keyword === 'range';
};
