import type { LandToken } from './land-tokens.ts';
import type { NtsLocation } from './legal-description.ts';
import { type NtsFound, ntsListAt } from './nts-lists.ts';
import { lastBlock, quarteredAt, quarteredListAt, type Sheet, sheetAt, type Unit } from './nts-parts.ts';
import { NtsWalk } from './nts-walk.ts';

/** The block and the sheet behind a unit: `-H/94-A-15`, ` Block H 94-A-15`. */
function placeAt(walk: NtsWalk): (Sheet & { readonly block: string }) | undefined {
  if (!walk.skip('-')) walk.skip(',');
  const isNamed = walk.word('BLK', 'BLOCK');
  if (!isNamed && walk.peek(-1) === ',') return undefined;
  if (isNamed) walk.skip('.');
  const block = walk.letter('A', 'P');
  if (block === undefined) return undefined;
  const isParted = walk.skip('/');
  if (!isParted && !walk.skip('-')) walk.skip(',', '\n');
  // Only a stroke tells a block that no sheet has from other letters.
  if (block > lastBlock && !isParted) return undefined;
  walk.word('NTS', 'MAP');
  const sheet = sheetAt(walk, isParted ? 'Z' : 'P');
  return sheet && { ...sheet, block };
}

/** Units with their block and sheet behind them. */
function placedUnits(
  walk: NtsWalk,
  read: () => readonly Unit[] | undefined,
): readonly NtsLocation[] | undefined {
  return walk.attempt(() => {
    const units = read();
    const place = units && placeAt(walk);
    return place && units.map((unit) => ({ system: 'NTS', ...place, ...unit }) as const);
  });
}

/**
 * Units that precede their sheet: `d-096-H/094-A-15`, `d-96, d-97-H/94-A-15`, `96-H/94-A-15`, `200/d-096-H/094-A-15/00`,
 * `200D096H094A1500`.
 */
function unitFirst(tokens: readonly LandToken[], at: number): NtsFound | undefined {
  const walk = new NtsWalk(tokens, at);
  const first = tokens[at];
  const isWell =
    first?.kind === 'number' && first.value >= 200 && first.value < 300 && first.text.length === 3;
  if (isWell) {
    walk.number();
    walk.skip('/');
  }
  const listed = isWell ? undefined : placedUnits(walk, () => quarteredListAt(walk));
  const lands = listed ?? placedUnits(walk, () => quarteredAt(walk));
  if (!lands) return undefined;
  if (isWell && walk.skip('/')) walk.number();
  return { groups: [{ lands, from: at, to: walk.at }], next: walk.at };
}

const beginnings: ReadonlySet<string> = new Set([
  ...['NTS', 'UNIT', 'UNITS', 'QTR', 'QUARTER', 'BLK', 'BLOCK', 'MAP'],
]);
const blocks: ReadonlySet<string> = new Set(['BLK', 'BLOCK', 'UNIT', 'UNITS']);

/** Whether a map sheet begins at a number and is followed by words for a block or a unit: `94-A-13 Block D Unit 74`. */
function isSheetFirst(tokens: readonly LandToken[], at: number): boolean {
  const walk = new NtsWalk(tokens, at);
  if (!sheetAt(walk)) return false;
  while (walk.skip(',', ':', '\n', '.'));
  return blocks.has(tokens[walk.at]?.text ?? '');
}

/** The unit of the National Topographic System that begins at a token; undefined if there is none. */
export function ntsAt(tokens: readonly LandToken[], at: number): NtsFound | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return undefined;
  if (token.kind === 'word' && beginnings.has(token.text)) return ntsListAt(tokens, at);
  if (token.kind === 'word')
    return token.text.length === 1 && token.text <= 'D'
      ? (unitFirst(tokens, at) ?? ntsListAt(tokens, at))
      : undefined;
  // A unit is followed by a block, and the beginning of a well identifier by a dash or a letter.
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  const block = next?.kind === 'mark' ? second : next;
  if (block?.kind !== 'word' || block.text.length !== 1 || block.text > 'P') return undefined;
  const unit = unitFirst(tokens, at);
  return unit ?? (isSheetFirst(tokens, at) ? ntsListAt(tokens, at) : undefined);
}

/** Most tokens of a sheet and a block in words, including fillers. */
const longestWords = 24;

/** A map sheet, or a block of one, of which no unit is named. */
interface WithoutUnit extends Sheet {
  readonly block: string | undefined;
  readonly next: number;
}

const sheetWords: ReadonlySet<string> = new Set(['NTS', 'MAP', 'SHEET', 'OF', 'BLK', 'BLOCK']);

/** Whether a sheet or its block may begin with a word. */
const isSheetWord = (word: string): boolean => word.length === 1 || sheetWords.has(word);

/** `H/94-A-15`: a block before its sheet, without a unit. */
function blockFirst(tokens: readonly LandToken[], at: number): WithoutUnit | undefined {
  const walk = new NtsWalk(tokens, at);
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
  const token = tokens[at];
  const isSheet = token?.kind === 'number' ? token.text.length < 4 : token && isSheetWord(token.text);
  if (!isSheet) return undefined;
  const walk = new NtsWalk(tokens, at);
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
