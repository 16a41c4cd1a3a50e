import { halves, points, quarterSigns } from './dls-words.ts';
import type { LandWalk } from './land-walk.ts';
import { landKeywords, sideWords } from './land-words.ts';

/** What stands between the parts of a list, and between them and their section. */
const joints: ReadonlySet<string> = new Set([',', '&', '+', '/', '-', '.', 'AND', 'PLUS', 'OF', 'THE', 'IN']);

const listMarks: ReadonlySet<string> = new Set([...joints, 'TO', 'THRU', 'THROUGH', '#']);

/** Most parts of a list that are looked at: a section has four quarters and four halves. */
const mostParts = 8;
/** Most tokens of a list in brackets: sixteen legal subdivisions, each with its word and what stands between. */
const mostInBrackets = 64;

/** The index after a quarter or a half of a section; undefined if there is none. */
export function partEnd(walk: LandWalk, at: number): number | undefined {
  const quarter = walk.quarterAt(at);
  if (quarter) return walk.past(quarter.next, quarterSigns);
  if (!sideWords.has(walk.token(at)?.text ?? '')) return undefined;
  const sign = walk.past(at + 1, points);
  return halves.has(walk.token(sign)?.text ?? '') ? sign + 1 : undefined;
}

/**
 * Whether a list of quarters and halves goes on behind a comma up to a section: in `SW, SE 12-45-7-W4M` after `SW`. A line
 * break ends such a list unless it stands behind the comma.
 */
export function isListToSection(walk: LandWalk, comma: number): boolean {
  const behind = walk.token(comma + 1)?.text === '\n' ? comma + 2 : comma + 1;
  let at = walk.past(behind, joints);
  let parts = 0;
  for (let end = partEnd(walk, at); end !== undefined && parts < mostParts; end = partEnd(walk, at)) {
    parts += 1;
    at = walk.past(end, joints);
  }
  const token = walk.token(at);
  if (parts === 0 || !token) return false;
  const keyword = landKeywords.get(token.text);
  return token.kind === 'number' || keyword === 'section' || keyword === 'sections';
}

/**
 * Whether a bracket holds parts of a section and nothing else: quarters, halves, or legal subdivisions behind their word.
 * Reads at most as many tokens as a section has parts, with what stands between them.
 */
export function arePartsInBrackets(walk: LandWalk, bracket: number): boolean {
  if (walk.token(bracket)?.text !== '(') return false;
  let at = bracket + 1;
  let isLsds = false;
  for (let read = 0; read < mostInBrackets; read += 1) {
    const token = walk.token(at);
    if (!token) return false;
    if (token.text === ')') return read > 0;
    const isWord = landKeywords.get(token.text) === 'lsd' || token.text === 'LEGAL';
    isLsds ||= isWord;
    const end = partEnd(walk, at);
    const isNumber = token.kind === 'number' && isLsds;
    const isBetween = read > 0 && listMarks.has(token.text);
    if (end === undefined && !isWord && !isNumber && !isBetween) return false;
    at = end ?? at + 1;
  }
  return false;
}
