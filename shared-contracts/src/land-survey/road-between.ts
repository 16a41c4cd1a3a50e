import type { LandToken } from './land-tokens.ts';
import { landKeywords, quarterWords } from './land-words.ts';

const joints: ReadonlySet<string> = new Set(['&', '+', 'AND']);
const roads: ReadonlySet<string> = new Set(['R', 'RA', '/', 'A']);

/** Row from the south and column from the east of a section in its township. */
function placeOf(section: number): readonly [row: number, column: number] {
  const row = Math.floor((section - 1) / 6);
  const step = (section - 1) % 6;
  return [row, row % 2 === 0 ? step : 5 - step];
}

/** Whether two sections of a township share an edge. */
function touch(one: number, other: number): boolean {
  const [[row, column], [otherRow, otherColumn]] = [placeOf(one), placeOf(other)];
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1;
}

/** The number of a section from an index on, behind a quarter or a word for it: `NE 14`, `Secs 14`. */
function sectionAt(tokens: readonly LandToken[], at: number) {
  let next = at;
  for (let token = tokens[next]; token?.kind === 'word' && next < at + 3; token = tokens[next]) {
    const keyword = landKeywords.get(token.text);
    if (keyword !== 'section' && keyword !== 'sections' && !quarterWords.has(token.text)) return undefined;
    next += tokens[next + 1]?.text === '.' ? 2 : 1;
  }
  const number = tokens[next];
  const isSection = number?.kind === 'number' && number.value >= 1 && number.value <= 36;
  return isSection ? { section: number.value, next: next + 1 } : undefined;
}

/**
 * Whether a statement says only that something lies between two sections which touch each other, which is their road
 * allowance: `Between 14 & 15-34-5 W5M`.
 */
export function isBetweenSections(tokens: readonly LandToken[], from: number, to: number): boolean {
  let at = from;
  while (at < to && roads.has(tokens[at]?.text ?? '')) at += 1;
  if (tokens[at]?.text !== 'BETWEEN') return false;
  const one = sectionAt(tokens, at + 1);
  const other = one && joints.has(tokens[one.next]?.text ?? '') ? sectionAt(tokens, one.next + 1) : undefined;
  return one !== undefined && other !== undefined && touch(one.section, other.section);
}
