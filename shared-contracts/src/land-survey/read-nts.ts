import type { LandToken } from './land-tokens.ts';
import { type NtsLocation, type UnitQuarter, unitQuarters } from './legal-description.ts';

/** The land read from tokens, and the index after it. */
interface NtsFound {
  readonly lands: readonly NtsLocation[];
  readonly next: number;
}

/** Most units in one list, which is all of a block. */
const mostUnits = 100;

/** A walk over tokens that can be abandoned. */
class Walk {
  at: number;
  readonly #tokens: readonly LandToken[];

  constructor(tokens: readonly LandToken[], at: number) {
    this.#tokens = tokens;
    this.at = at;
  }

  skip(...marks: readonly string[]): boolean {
    const token = this.#tokens[this.at];
    if (token?.kind !== 'mark' || !marks.includes(token.text)) return false;
    this.at += 1;
    return true;
  }

  number(): LandToken | undefined {
    const token = this.#tokens[this.at];
    if (token?.kind !== 'number') return undefined;
    this.at += 1;
    return token;
  }

  /** A single letter between two limits, both included. */
  letter(from: string, to: string): string | undefined {
    const token = this.#tokens[this.at];
    if (token?.kind !== 'word' || token.text.length !== 1 || token.text < from || token.text > to)
      return undefined;
    this.at += 1;
    return token.text;
  }

  /** Numbers separated by commas, blanks or `to`: `58, 59 & 60`, `58-60`. Undefined if a range runs backwards. */
  numbers(): readonly number[] | undefined {
    const first = this.number();
    if (!first) return undefined;
    const values = [first.value];
    while (values.length <= mostUnits) {
      const before = this.at;
      const isRange = this.skip('-') || this.word('TO', 'THRU', 'THROUGH');
      if (!isRange) while (this.skip(',', '&', '+') || this.word('AND'));
      const token = this.#tokens[this.at];
      // A number followed by a letter is a map sheet: `94-H-10`, `94H10`.
      const behind = this.#tokens[this.at + 1];
      const sheet = behind?.text === '-' ? this.#tokens[this.at + 2] : behind;
      const isSheet = sheet?.kind === 'word' && sheet.text.length === 1;
      if (token?.kind !== 'number' || isSheet) {
        this.at = before;
        break;
      }
      this.at += 1;
      const last = values.at(-1) ?? 0;
      if (!isRange) values.push(token.value);
      else if (token.value <= last) return undefined;
      else
        for (let unit = last + 1; unit <= Math.min(token.value, mostUnits + 1); unit += 1) values.push(unit);
    }
    return values;
  }

  word(...words: readonly string[]): boolean {
    const token = this.#tokens[this.at];
    if (token?.kind !== 'word' || !words.includes(token.text)) return false;
    this.at += 1;
    return true;
  }
}

const quarterOf = (letter: string | undefined): UnitQuarter | undefined =>
  unitQuarters.find((name) => name === letter?.toLowerCase());

interface Sheet {
  readonly series: number;
  readonly area: string;
  readonly sheet: number;
}

const lastArea = 'P';
const lastBlock = 'L';

/** Number of digits of a sheet with the end of a well identifier: `1500`. */
const withSuffix = 4;

/** A map sheet: `94-A-15`, with or without dashes, or `094A1500` in a well identifier without separators. */
function sheetAt(walk: Walk, last: string = lastArea): Sheet | undefined {
  const series = walk.number();
  walk.skip('-');
  const area = series && walk.letter('A', last);
  walk.skip('-');
  const sheet = area === undefined ? undefined : walk.number();
  if (!series || area === undefined || !sheet) return undefined;
  const written = sheet.text.length === withSuffix ? sheet.text.slice(0, 2) : sheet.text;
  return { series: series.value, area, sheet: Number(written) };
}

/** The quarters before a unit: `d`, `a & b`, `a/b`, or `a-d` for all of them. Undefined if a range runs backwards. */
function quartersAt(walk: Walk): readonly string[] | undefined {
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
    const joint = walk.at;
    while (walk.skip(',', '&', '+', '/') || walk.word('AND'));
    if (quarters.length === 4 || walk.at === joint) break;
  }
  return quarters;
}

/**
 * A unit that precedes its sheet: `d-096-H/094-A-15`, `96-H/94-A-15`, `200/d-096-H/094-A-15/00`, `200D096H094A1500`.
 */
function unitFirst(tokens: readonly LandToken[], at: number): NtsFound | undefined {
  const walk = new Walk(tokens, at);
  const first = tokens[at];
  const isWell =
    first?.kind === 'number' && first.value >= 200 && first.value < 300 && first.text.length === 3;
  if (isWell) {
    walk.number();
    walk.skip('/');
  }
  const quarters = quartersAt(walk);
  if (quarters === undefined) return undefined;
  if (quarters.length > 0 && !walk.skip('-')) walk.skip('/');
  const unit = walk.number();
  walk.skip('-');
  const block = unit && walk.letter('A', 'P');
  if (!unit || block === undefined) return undefined;
  const isParted = walk.skip('/');
  if (!isParted && !walk.skip('-')) walk.skip(',', '\n');
  // Only a stroke tells a block that no sheet has from other letters.
  if (block > lastBlock && !isParted) return undefined;
  walk.word('NTS', 'MAP');
  const sheet = sheetAt(walk, isParted ? 'Z' : lastArea);
  if (!sheet) return undefined;
  if (isWell && walk.skip('/')) walk.number();
  const unitLand = { system: 'NTS', ...sheet, block, unit: unit.value } as const;
  const lands = quarters.flatMap((quarter) => {
    const part = quarterOf(quarter);
    return part ? [{ ...unitLand, quarter: part }] : [];
  });
  return { lands: lands.length > 0 ? lands : [unitLand], next: walk.at };
}

/** Most tokens of a unit written in words, including fillers. */
const longestWords = 24;

/** A unit written in words, in either order: `NTS 94-H-10 BLK C UNIT 58 QTR d`. */
function inWords(tokens: readonly LandToken[], at: number): NtsFound | undefined {
  const walk = new Walk(tokens, at);
  let [sheet, block, units, quarter]: [Sheet?, string?, (readonly number[])?, UnitQuarter?] = [];
  while (walk.at - at < longestWords) {
    const before = walk.at;
    if (walk.word('NTS', 'MAP', 'SHEET', 'OF', 'INCLUSIVE') || walk.skip(',', '.')) continue;
    if (block === undefined && walk.word('BLK', 'BLOCK')) block = walk.letter('A', 'L');
    else if (units === undefined && walk.word('UNIT', 'UNITS')) {
      units = walk.numbers();
      if (quarter === undefined && units !== undefined && block !== undefined && sheet !== undefined)
        quarter = quarterOf(walk.letter('A', 'D'));
    } else if (quarter === undefined && walk.word('QTR', 'QUARTER'))
      quarter = quarterOf(walk.letter('A', 'D'));
    else if (sheet === undefined) sheet = sheetAt(walk);
    else break;
    if (walk.at === before) break;
  }
  if (!sheet || block === undefined || units === undefined) return undefined;
  const place = { system: 'NTS', ...sheet, block, ...(quarter ? { quarter } : {}) } as const;
  return { lands: units.map((unit) => ({ ...place, unit })), next: walk.at };
}

const beginnings: ReadonlySet<string> = new Set([
  ...['NTS', 'UNIT', 'UNITS', 'QTR', 'QUARTER', 'BLK', 'BLOCK', 'MAP'],
]);
const blocks: ReadonlySet<string> = new Set(['BLK', 'BLOCK', 'UNIT', 'UNITS']);

/** Whether a map sheet begins at a number and is followed by words for a block or a unit: `94-A-13 Block D Unit 74`. */
function isSheetFirst(tokens: readonly LandToken[], at: number): boolean {
  const walk = new Walk(tokens, at);
  if (!sheetAt(walk)) return false;
  walk.skip(',');
  return blocks.has(tokens[walk.at]?.text ?? '');
}

/** The unit of the National Topographic System that begins at a token; undefined if there is none. */
export function ntsAt(tokens: readonly LandToken[], at: number): NtsFound | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return undefined;
  if (token.kind === 'word' && beginnings.has(token.text)) return inWords(tokens, at);
  if (token.kind === 'word')
    return token.text.length === 1 && token.text <= 'D' ? unitFirst(tokens, at) : undefined;
  // A unit is followed by a block, and the beginning of a well identifier by a dash or a letter.
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  const block = next?.kind === 'mark' ? second : next;
  if (block?.kind !== 'word' || block.text.length !== 1 || block.text > 'P') return undefined;
  const unit = unitFirst(tokens, at);
  return unit ?? (isSheetFirst(tokens, at) ? inWords(tokens, at) : undefined);
}

/** A map sheet, or a block of one, of which no unit is named. */
interface WithoutUnit extends Sheet {
  readonly block: string | undefined;
  readonly next: number;
}

/** `H/94-A-15`: a block before its sheet, without a unit. */
function blockFirst(tokens: readonly LandToken[], at: number): WithoutUnit | undefined {
  const walk = new Walk(tokens, at);
  const block = walk.letter('A', lastBlock);
  const sheet = block !== undefined && walk.skip('/') ? sheetAt(walk) : undefined;
  return sheet && { ...sheet, block, next: walk.at };
}

/** The series that British Columbia lies in; others tell no map sheet from other numbers with letters. */
const ofBritishColumbia: ReadonlySet<number> = new Set([82, 83, 92, 93, 94, 102, 103, 104, 114]);

/**
 * A map sheet with or without its block, but without a unit: `94-A-15 Blk H`, `Block H 94-A-15`, `NTS 94-A-15`. A sheet
 * alone is one with its dashes only, and with nothing behind it.
 */
export function withoutUnitAt(tokens: readonly LandToken[], at: number): WithoutUnit | undefined {
  const walk = new Walk(tokens, at);
  let [sheet, block]: [Sheet?, string?] = [];
  const first = blockFirst(tokens, at);
  if (first) return first;
  while (walk.at - at < longestWords) {
    const before = walk.at;
    if (walk.word('NTS', 'MAP', 'SHEET', 'OF') || walk.skip(',', '.', ':')) continue;
    if (block === undefined && walk.word('BLK', 'BLOCK')) block = walk.letter('A', lastBlock);
    else sheet ??= sheetAt(walk);
    if (walk.at === before || (sheet && block !== undefined)) break;
  }
  const end = tokens[walk.at];
  const isAlone = end === undefined || end.text === ';' || end.text === '\n';
  const isDashed = tokens[walk.at - 2]?.text === '-' && tokens[walk.at - 4]?.text === '-';
  if (!sheet) return undefined;
  if (block === undefined && !(isAlone && isDashed && ofBritishColumbia.has(sheet.series))) return undefined;
  return { ...sheet, block, next: walk.at };
}
