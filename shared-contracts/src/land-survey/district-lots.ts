import type { LandToken } from './land-tokens.ts';

/** Most words of a district's name before `DISTRICT`. */
const longestName = 5;

/** Divisions of a district within which district lots are numbered: `RANGE 5 COAST DISTRICT`, `GROUP 1 …`. */
const divisions: ReadonlySet<string> = new Set(['RANGE', 'RGE', 'GROUP', 'GP']);
/** Peace River, Kamloops, Osoyoos and Similkameen Divisions of Yale, and New Westminster, in short. */
const shortDistricts: ReadonlySet<string> = new Set(['PRD', 'KDYD', 'ODYD', 'SDYD', 'NWD']);
const points: ReadonlySet<string> = new Set(['.', ',']);
const ofThe: ReadonlySet<string> = new Set(['.', 'OF', 'THE']);

const past = (tokens: readonly LandToken[], at: number, some: ReadonlySet<string>): number => {
  let next = at;
  while (some.has(tokens[next]?.text ?? '')) next += 1;
  return next;
};

/** The index after a division and its number; the index itself if none begins there. */
function divisionEnd(tokens: readonly LandToken[], at: number): number {
  if (!divisions.has(tokens[at]?.text ?? '')) return at;
  const number = past(tokens, at + 1, points);
  return tokens[number]?.kind === 'number' ? past(tokens, number + 1, points) : at;
}

/**
 * The index after `PEACE RIVER DISTRICT`, `RANGE 5 COAST DISTRICT` or `PRD`, which follows land in British Columbia;
 * undefined if there is none.
 */
export function districtAt(tokens: readonly LandToken[], at: number): number | undefined {
  if (shortDistricts.has(tokens[at]?.text ?? '')) return at + 1;
  const name = divisionEnd(tokens, at);
  for (let next = name; next < name + longestName && tokens[next]?.kind === 'word'; next += 1) {
    if (tokens[next]?.text !== 'DISTRICT') continue;
    return next > name && tokens[next + 1]?.text !== 'LOT' ? next + 1 : undefined;
  }
  return undefined;
}

const inWords = (word: string): string => word.slice(0, 1) + word.slice(1).toLowerCase();

/** A district in the usual notation: `Range 5 Coast District`. */
export const districtText = (tokens: readonly LandToken[]): string =>
  tokens.flatMap(({ kind, text }) => (kind === 'mark' ? [] : [inWords(text)])).join(' ');

const sides: ReadonlySet<string> = new Set(['N', 'S', 'E', 'W', 'NORTH', 'SOUTH', 'EAST', 'WEST']);
const quarters: ReadonlySet<string> = new Set(['NE', 'NW', 'SE', 'SW']);

/**
 * The index of the district lot in `THE NORTH 1/2 OF DISTRICT LOT 1234`, or in the same of a quarter, whose words begin
 * at an index; undefined if there is none.
 */
export function partOfLotAt(tokens: readonly LandToken[], at: number): number | undefined {
  const first = tokens[at]?.text ?? '';
  const isSide = sides.has(first);
  if (!isSide && !quarters.has(first)) return undefined;
  const isTwo = isSide && sides.has(tokens[at + 1]?.text ?? '');
  const sign = past(tokens, at + (isTwo ? 2 : 1), points);
  const marks = isSide && !isTwo ? ['½', 'HALF'] : ['¼', 'QUARTER'];
  if (!marks.includes(tokens[sign]?.text ?? '')) return undefined;
  const lot = past(tokens, sign + 1, ofThe);
  const isLot = tokens[lot]?.text === 'DL' || tokens[lot + 1]?.text === 'LOT';
  return isLot && (tokens[lot]?.text === 'DL' || tokens[lot]?.text === 'DISTRICT') ? lot : undefined;
}
