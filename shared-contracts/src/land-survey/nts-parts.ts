import { type UnitQuarter, unitQuarters } from './legal-description.ts';
import type { NtsWalk } from './nts-walk.ts';

/** A map sheet of the National Topographic System: `94-A-15`. */
export interface Sheet {
  /** For example 94. */
  readonly series: number;
  /** A to P. */
  readonly area: string;
  /** 1 to 16. */
  readonly sheet: number;
}

/** A unit of a block, or a quarter of it. */
export interface Unit {
  readonly unit: number;
  readonly quarter?: UnitQuarter;
}

const lastArea = 'P';
export const lastBlock = 'L';

/** Number of digits of a sheet with the end of a well identifier: `1500`. */
const withSuffix = 4;

/** The quarter that a letter names, small or capital. */
const quarterOf = (letter: string | undefined): UnitQuarter | undefined =>
  unitQuarters.find((name) => name === letter?.toLowerCase());

/**
 * A map sheet: `94-A-15`, with or without dashes, `94-A/15` as on the maps themselves, or `094A1500` in a well identifier
 * without separators.
 */
export function sheetAt(walk: NtsWalk, last: string = lastArea): Sheet | undefined {
  const series = walk.number();
  walk.skip('-');
  const area = series && walk.letter('A', last);
  if (!walk.skip('-')) walk.skip('/');
  const sheet = area === undefined ? undefined : walk.number();
  if (!series || area === undefined || !sheet) return undefined;
  const written = sheet.text.length === withSuffix ? sheet.text.slice(0, 2) : sheet.text;
  return { series: series.value, area, sheet: Number(written) };
}

/** The quarters before a unit: `d`, `a & b`, `a/b`, or `a-d` for all of them. Undefined if a range runs backwards. */
function quartersAt(walk: NtsWalk): readonly string[] | undefined {
  const quarters: string[] = [];
  for (let quarter = walk.letter('A', 'D'); quarter !== undefined; quarter = walk.letter('A', 'D')) {
    quarters.push(quarter);
    const before = walk.at;
    if (walk.skip('-') || walk.word('TO', 'THRU', 'THROUGH')) {
      const last = walk.letter('A', 'D');
      if (last === undefined) {
        walk.at = before;
        break;
      }
      if (last <= quarter) return undefined;
      for (const one of 'ABCD') if (one > quarter && one <= last) quarters.push(one);
    }
    if (quarters.length === 4 || !walk.joint()) break;
  }
  return quarters;
}

/** A unit with or without its quarters: `d-96`, `a & b-42`, `96`. */
export function quarteredAt(walk: NtsWalk): readonly Unit[] | undefined {
  const quarters = quartersAt(walk);
  if (quarters === undefined) return undefined;
  if (quarters.length > 0 && !walk.skip('-')) walk.skip('/');
  const unit = walk.number()?.value;
  if (unit === undefined) return undefined;
  const parts = quarters.flatMap((letter) => quarterOf(letter) ?? []);
  return parts.length > 0 ? parts.map((quarter) => ({ unit, quarter })) : [{ unit }];
}

/** Most quarters in one list. */
const mostQuarters = 32;

/** Units that each have their quarter, of which a list may be: `d-96, d-97 & a-98`. */
export function quarteredListAt(walk: NtsWalk): readonly Unit[] | undefined {
  const units: Unit[] = [];
  while (units.length < mostQuarters) {
    const found = walk.attempt(() => {
      if (units.length > 0 && !walk.joint()) return undefined;
      const one = quarteredAt(walk);
      return one?.every(({ quarter }) => quarter !== undefined) ? one : undefined;
    });
    if (!found) break;
    units.push(...found);
  }
  return units.length > 0 ? units : undefined;
}

/** A quarter in words before its unit, `Quarter d of`, or by its letter alone, `d` before `Unit`. */
function quarterBefore(walk: NtsWalk): UnitQuarter | undefined {
  return walk.attempt(() => {
    walk.word('QTR', 'QUARTER');
    const quarter = quarterOf(walk.letter('A', 'D'));
    walk.word('OF');
    return quarter !== undefined && walk.peek().startsWith('UNIT') ? quarter : undefined;
  });
}

/** A quarter behind its unit: `Unit 58 QTR d`. One before `Unit` or `of` is that unit's. */
export function quarterBehind(walk: NtsWalk, isWordNeeded: boolean): UnitQuarter | undefined {
  return walk.attempt(() => {
    walk.skip(',');
    if (!walk.word('QTR', 'QUARTER') && (isWordNeeded || walk.peek(-1) === ',')) return undefined;
    const quarter = quarterOf(walk.letter('A', 'D'));
    const isOfNext = walk.peek() === 'OF' || walk.peek().startsWith('UNIT') || walk.peek() === '-';
    return isOfNext ? undefined : quarter;
  });
}

/** Units behind their word: `Units 58, 59 & 60`, `Quarter d of Unit 58`, `Units d-96, d-97`. */
export function unitsAt(walk: NtsWalk): readonly Unit[] | undefined {
  return walk.attempt(() => {
    const quarter = quarterBefore(walk);
    if (!walk.word('UNIT', 'UNITS')) return undefined;
    const listed = quarter === undefined ? quarteredListAt(walk) : undefined;
    if (listed) return listed;
    const numbers = walk.numbers();
    // A quarter of several units in words does not say whether it is of each.
    if (!numbers || (quarter !== undefined && numbers.length > 1)) return undefined;
    return numbers.map((unit) => ({ unit, ...(quarter ? { quarter } : {}) }));
  });
}

/** A block behind its word: `Block H`, `Blk. H`. */
export function blockAt(walk: NtsWalk): string | undefined {
  return walk.attempt(() => {
    if (!walk.word('BLK', 'BLOCK')) return undefined;
    walk.skip('.');
    return walk.letter('A', lastBlock);
  });
}
