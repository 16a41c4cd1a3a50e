import type { SectionPart } from './dls-parts.ts';
import type { LandWalk } from './land-walk.ts';

/** Land in Alberta's short notation: meridian, range, township, section and its part. */
interface ShortLegal {
  readonly meridian: number;
  readonly range: number;
  readonly township: number;
  readonly section: number;
  /** Empty if all of the section is meant. */
  readonly parts: readonly SectionPart[];
  readonly next: number;
}

const semicolons = [1, 3, 5] as const;
const commas: ReadonlySet<string> = new Set([',', '&']);
const mostParts = 16;

/** Reads `4;26;51;22;SE`, `4;26;51;22;9,10` or `4;26;51;22`; undefined if none begins at the token. */
export function shortLegalAt(walk: LandWalk, at: number): ShortLegal | undefined {
  const first = walk.token(at);
  if (first?.kind !== 'number' || first.text.length !== 1 || walk.token(at + 1)?.text !== ';')
    return undefined;
  if (!semicolons.every((place) => walk.token(at + place)?.text === ';')) return undefined;
  const [range, township, section] = [2, 4, 6].map((place) => walk.token(at + place));
  if (range?.kind !== 'number' || township?.kind !== 'number' || section?.kind !== 'number') return undefined;
  const place = {
    meridian: first.value,
    range: range.value,
    township: township.value,
    section: section.value,
  };
  let next = at + 7;
  const parts: SectionPart[] = [];
  if (walk.token(next)?.text !== ';') return { ...place, parts, next };
  let part = next + 1;
  // Another short notation may follow that of a whole section.
  if (walk.token(part + 1)?.text === ';' && walk.token(part)?.kind === 'number')
    return { ...place, parts, next };
  while (parts.length < mostParts) {
    const token = walk.token(part);
    const quarter = walk.quarterAt(part);
    if (quarter) parts.push({ quarter: quarter.quarter });
    else if (token?.kind === 'number') parts.push({ lsd: token.value });
    else break;
    next = quarter?.next ?? part + 1;
    if (!commas.has(walk.token(next)?.text ?? '')) break;
    part = next + 1;
  }
  return parts.length > 0 ? { ...place, parts, next } : undefined;
}
