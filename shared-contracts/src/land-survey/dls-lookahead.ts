import { inThe, leading, quarterSigns } from './dls-words.ts';
import type { LandWalk } from './land-walk.ts';
import { landKeywords, ordinalWords, sideWords } from './land-words.ts';
import type { Quarter } from './legal-description.ts';

/** Whether a side or a corner is a direction from something other than land: `south east of the creek`. */
export function isDirectionAt(walk: LandWalk, at: number): boolean {
  // The side or corner is one word or two, followed by `OF`.
  if (walk.token(at + 1)?.text !== 'OF' && walk.token(at + 2)?.text !== 'OF') return false;
  const quarter = walk.quarterAt(at);
  if (quarter) return isDirection(walk, quarter.next);
  return sideWords.has(walk.token(at)?.text ?? '') && isDirection(walk, at + 1);
}

/** Whether a token is `OF` followed by a word that is not about land. */
export function isDirection(walk: LandWalk, at: number): boolean {
  if (walk.token(at)?.text !== 'OF') return false;
  const of = walk.past(at + 1, leading);
  const token = walk.token(of);
  if (token?.kind !== 'word' || ordinalWords.has(token.text) || sideWords.has(token.text)) return false;
  return !landKeywords.has(token.text) && walk.quarterAt(of) === undefined && token.text !== 'LEGAL';
}

/** The index after `section` in `NE quarter section of 14-45-7-W4M`, which names no section. */
export function pastQuarterSection(walk: LandWalk, at: number): number {
  const [before, section, of] = [-1, 0, 1].map((place) => walk.token(at + place)?.text ?? '');
  return quarterSigns.has(before ?? '') && section === 'SECTION' && of === 'OF' ? at + 1 : at;
}

/** The quarter that legal subdivisions are said to lie in, and the index after it: `LSDs 15 and 16 of the NE`. */
export function quarterAround(
  walk: LandWalk,
  at: number,
): { readonly quarter: Quarter; readonly next: number } | undefined {
  const isBracketed = walk.token(at)?.text === '(';
  const found = walk.quarterAt(walk.past(isBracketed ? at + 1 : at, inThe));
  if (!found) return undefined;
  const end = walk.past(found.next, quarterSigns);
  if (isBracketed) return walk.token(end)?.text === ')' ? { ...found, next: end + 1 } : undefined;
  return { ...found, next: end };
}
