import type { Quarter } from './legal-description.ts';

/** Words that name a quarter of a section. */
export const quarterWords: ReadonlyMap<string, Quarter> = new Map([
  ['NE', 'NE'],
  ['NW', 'NW'],
  ['SE', 'SE'],
  ['SW', 'SW'],
  ['NORTHEAST', 'NE'],
  ['NORTHWEST', 'NW'],
  ['SOUTHEAST', 'SE'],
  ['SOUTHWEST', 'SW'],
]);

export type Side = 'N' | 'S' | 'E' | 'W';

/** Words that name a side, of halves and of quarters in two words. */
export const sideWords: ReadonlyMap<string, Side> = new Map([
  ['N', 'N'],
  ['S', 'S'],
  ['E', 'E'],
  ['W', 'W'],
  ['NORTH', 'N'],
  ['SOUTH', 'S'],
  ['EAST', 'E'],
  ['WEST', 'W'],
]);

/** Meridians in words. */
export const ordinalWords: ReadonlyMap<string, number> = new Map([
  ['FIRST', 1],
  ['PRINCIPAL', 1],
  ['SECOND', 2],
  ['THIRD', 3],
  ['FOURTH', 4],
  ['FIFTH', 5],
  ['SIXTH', 6],
  ['SEVENTH', 7],
]);

type LandKeyword = 'lsd' | 'section' | 'township' | 'range' | 'meridian' | 'portion' | 'except';

/** Words that say what the number behind them is. */
export const landKeywords: ReadonlyMap<string, LandKeyword> = new Map([
  ['LSD', 'lsd'],
  ['LSDS', 'lsd'],
  ['LS', 'lsd'],
  ['SUBDIVISION', 'lsd'],
  ['SUBDIVISIONS', 'lsd'],
  ['SEC', 'section'],
  ['SECTION', 'section'],
  ['TWP', 'township'],
  ['TP', 'township'],
  ['TOWNSHIP', 'township'],
  ['RGE', 'range'],
  ['RG', 'range'],
  ['RANGE', 'range'],
  ['MERIDIAN', 'meridian'],
  ['MER', 'meridian'],
  ['PTN', 'portion'],
  ['PTNS', 'portion'],
  ['PT', 'portion'],
  ['PORTION', 'portion'],
  ['PORTIONS', 'portion'],
  ['PART', 'portion'],
  ['EXCEPT', 'except'],
  ['EXCEPTING', 'except'],
]);

/** Words that say nothing of where land lies. */
export const emptyWords: ReadonlySet<string> = new Set([
  ...[
    'OF',
    'THE',
    'AND',
    'ALL',
    'IN',
    'THAT',
    'LEGAL',
    'QUARTER',
    'QUARTERS',
    'QTR',
    'M',
    'TH',
    'ST',
    'ND',
    'RD',
  ],
  ...['HALF', 'WM', 'NO', 'NUMBER', 'TO', 'A'],
]);
