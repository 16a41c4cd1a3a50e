import type { LandToken } from './land-tokens.ts';
import type { NtsLocation, UnitQuarter } from './legal-description.ts';
import {
  blockAt,
  quarterBehind,
  quarteredListAt,
  type Sheet,
  sheetAt,
  type Unit,
  unitsAt,
} from './nts-parts.ts';
import { NtsWalk } from './nts-walk.ts';

/** A sheet, a block or units as they are named, with their tokens. */
type Part = Named & {
  readonly from: number;
  readonly to: number;
  /** Whether a comma, an `and` or more stands before it. */
  readonly isParted: boolean;
  /** Whether a semicolon or a line break stands before it. */
  readonly isApart: boolean;
};
type Named =
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'block'; readonly block: string }
  | { readonly kind: 'units'; readonly units: readonly Unit[] };

/** A block with its units. */
interface Pair {
  readonly block: string;
  readonly units: readonly Unit[];
  readonly from: number;
  readonly to: number;
}

/** Land of one block, with the tokens that name it. */
export interface NtsGroup {
  readonly lands: readonly NtsLocation[];
  readonly from: number;
  readonly to: number;
}

/** The land that was read from tokens, and the index after it. */
export interface NtsFound {
  readonly groups: readonly NtsGroup[];
  readonly next: number;
}

/** Most parts of one list. */
const mostParts = 24;

/** Passes what stands between parts. */
function between(walk: NtsWalk): { readonly isParted: boolean; readonly isApart: boolean } {
  let [isParted, isApart] = [false, false];
  for (;;) {
    if (walk.word('NTS', 'MAP', 'SHEET', 'OF', 'INCLUSIVE') || walk.skip('.')) continue;
    if (walk.skip(';', '\n')) isApart = true;
    else if (!walk.joint() && !walk.skip(':')) return { isParted: isParted || isApart, isApart };
    isParted = true;
  }
}

/** Whether what follows is a block and a sheet of its own, so that the units before are not of those named before them. */
const isPlacedBehind = (walk: NtsWalk): boolean => {
  const letter = walk.peek() === '-' ? walk.peek(1) : walk.peek();
  return letter.length === 1 && letter >= 'A' && letter <= 'P';
};

function namedAt(walk: NtsWalk, known: readonly Part[]): Named | undefined {
  const block = blockAt(walk);
  if (block !== undefined) return { kind: 'block', block };
  const units = unitsAt(walk);
  const has = (kind: Part['kind']) => known.some((part) => part.kind === kind);
  const isPlaced = has('block') && has('sheet');
  if (units) {
    const [only, ...more] = units;
    const quarter =
      more.length > 0 || only?.quarter !== undefined ? undefined : quarterBehind(walk, !isPlaced);
    return { kind: 'units', units: only && quarter ? [{ ...only, quarter }] : units };
  }
  const listed = isPlaced
    ? walk.attempt(() => {
        const list = quarteredListAt(walk);
        return isPlacedBehind(walk) ? undefined : list;
      })
    : undefined;
  if (listed) return { kind: 'units', units: listed };
  const sheet = walk.attempt(() => sheetAt(walk));
  return sheet && { kind: 'sheet', sheet };
}

/** The sheets, blocks and units that follow each other from a token on. */
function partsAt(walk: NtsWalk): readonly Part[] {
  const parts: Part[] = [];
  while (parts.length < mostParts) {
    const before = walk.at;
    const stop = between(walk);
    const from = walk.at;
    const named = namedAt(walk, parts);
    if (!named) {
      walk.at = before;
      break;
    }
    parts.push({ ...named, ...stop, from, to: walk.at });
  }
  return parts;
}

/** The block and units at an index, in either order, on one line. */
function pairAt(parts: readonly Part[], index: number): Pair | undefined {
  const [one, other] = [parts[index], parts[index + 1]];
  if (!one || !other || other.isApart) return undefined;
  const [from, to] = [one.from, other.to];
  if (one.kind === 'block' && other.kind === 'units')
    return { block: one.block, units: other.units, from, to };
  if (one.kind === 'units' && other.kind === 'block')
    return { block: other.block, units: one.units, from, to };
  return undefined;
}

const grouped = (sheet: Sheet, { block, units, from, to }: Pair): NtsGroup => ({
  lands: units.map((unit) => ({ system: 'NTS', ...sheet, block, ...unit }) as const),
  from,
  to,
});

/** Blocks with their units before the sheet that they share: `Units 1, 2 Block H and Unit 3 Block I, 94-A-15`. */
function beforeSheet(parts: readonly Part[]): readonly NtsGroup[] | undefined {
  const pairs: Pair[] = [];
  for (let index = 0; ; index += 2) {
    const pair = pairAt(parts, index);
    const next = parts[index + 2];
    if (!pair || !next || next.isApart) return undefined;
    pairs.push(pair);
    if (next.kind !== 'sheet') continue;
    return pairs.map((one, place) => {
      const { lands, from, to } = grouped(next.sheet, one);
      return { lands, from, to: place === pairs.length - 1 ? next.to : to };
    });
  }
}

/** Units of the block that was named last, unless they stand before a block or a sheet of their own. */
function moreUnits(parts: readonly Part[], index: number, block: string): Pair | undefined {
  const [part, next, behind] = parts.slice(index, index + 3);
  const isOfNext =
    (next?.kind === 'block' && behind?.kind !== 'units') || (next?.kind === 'sheet' && !next.isParted);
  if (part?.kind !== 'units' || isOfNext) return undefined;
  return { block, units: part.units, from: part.from, to: part.to };
}

/**
 * Units with the sheet between them and their block: `Block H, 94-A-15: Units 1, 2; d-13`, `Unit 58, NTS 94-H-10, Block C`.
 */
function aroundSheet(parts: readonly Part[]): readonly NtsGroup[] | undefined {
  const [one, sheet, other] = parts;
  if (!one || sheet?.kind !== 'sheet' || !other) return undefined;
  if (one.kind === 'units' && other.kind === 'block' && !sheet.isApart && !other.isApart)
    return [grouped(sheet.sheet, { block: other.block, units: one.units, from: one.from, to: other.to })];
  if (one.kind !== 'block') return undefined;
  const groups: NtsGroup[] = [];
  for (let index = 2; ; index += 1) {
    const more = moreUnits(parts, index, one.block);
    if (!more) return groups.length > 0 ? groups : undefined;
    groups.push({ ...grouped(sheet.sheet, more), from: groups.length > 0 ? more.from : one.from });
  }
}

/**
 * Blocks with their units behind the sheet that they share: `94-A-15: Block H Units 1, 2; Block I Unit 3`. Undefined where
 * a sheet stands at the end that the last block may be of as well.
 */
function behindSheet(parts: readonly Part[]): readonly NtsGroup[] | undefined {
  const [first, ...rest] = parts;
  if (first?.kind !== 'sheet') return undefined;
  const groups: NtsGroup[] = [];
  const isBlockFirst = rest[0]?.kind === 'block';
  let [index, block] = [0, ''];
  for (;;) {
    const named = rest[index];
    if (isBlockFirst && named?.kind === 'block') {
      block = named.block;
      index += 1;
    }
    const found = isBlockFirst ? moreUnits(rest, index, block) : pairAt(rest, index);
    if (!found) break;
    index += isBlockFirst ? 1 : 2;
    const next = rest[index];
    if (next?.kind === 'sheet' && groups.length > 0) {
      // It is directly behind this block, which then is its own.
      if (!next.isParted) break;
      if (rest.length === index + 1) return undefined;
    }
    const from = named?.from ?? found.from;
    groups.push({ ...grouped(first.sheet, found), from: groups.length > 0 ? from : first.from });
  }
  return groups.length > 0 ? groups : undefined;
}

/**
 * Units of map sheets in words, in either order, and lists of such that share a sheet: `NTS 94-H-10 BLK C UNIT 58 QTR d`,
 * `94-A-15: Block H Units 1, 2; Block I Unit 3`.
 */
export function ntsListAt(tokens: readonly LandToken[], at: number): NtsFound | undefined {
  const walk = new NtsWalk(tokens, at);
  const parts = partsAt(walk);
  const groups = behindSheet(parts) ?? beforeSheet(parts) ?? aroundSheet(parts);
  const last = groups?.at(-1);
  if (!groups || !last) return undefined;
  walk.at = last.to;
  const [only, ...more] = last.lands;
  const quarter: UnitQuarter | undefined =
    only && more.length === 0 && only.quarter === undefined ? quarterBehind(walk, true) : undefined;
  const lands = only && quarter ? [{ ...only, quarter }] : last.lands;
  return { groups: [...groups.slice(0, -1), { ...last, lands, to: walk.at }], next: walk.at };
}
