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

/** Words that name a side, for halves and for quarters in two words. */
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

type LandKeyword = 'lsd' | 'section' | 'sections' | 'township' | 'range' | 'meridian' | 'portion';

/** Keywords that determine the meaning of the number after them. */
export const landKeywords: ReadonlyMap<string, LandKeyword> = new Map([
  ['LSD', 'lsd'],
  ['LSDS', 'lsd'],
  ['LS', 'lsd'],
  ['SUBDIVISION', 'lsd'],
  ['SUBDIVISIONS', 'lsd'],
  ['SEC', 'section'],
  ['SECTION', 'section'],
  ['SECS', 'sections'],
  ['SECTIONS', 'sections'],
  ['TWP', 'township'],
  ['TP', 'township'],
  ['T', 'township'],
  ['TOWNSHIP', 'township'],
  ['RGE', 'range'],
  ['RG', 'range'],
  ['R', 'range'],
  ['RANGE', 'range'],
  ['MERIDIAN', 'meridian'],
  ['MER', 'meridian'],
  ['PTN', 'portion'],
  ['PTNS', 'portion'],
  ['PT', 'portion'],
  ['PORTION', 'portion'],
  ['PORTIONS', 'portion'],
  ['PART', 'portion'],
  ['PARTS', 'portion'],
  ['POR', 'portion'],
  ['PORTN', 'portion'],
  ['REMAINDER', 'portion'],
  ['BALANCE', 'portion'],
]);

/** Words that say nothing about where land is. */
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
  ...['WM', 'NO', 'NUMBER', 'A', 'ONE', 'INCLUSIVE', 'PLUS', 'WHOLE', 'ENTIRE'],
  // Labels of a well identifier and of a surface location.
  ...['UWI', 'WELL', 'WELLS', 'WELLSITE', 'SITE', 'LOCATION', 'LOC', 'SURFACE', 'SURF', 'AT'],
  // The province in a description, which its survey already implies.
  ...['PROVINCE', 'ALBERTA', 'SASKATCHEWAN', 'MANITOBA', 'BRITISH', 'COLUMBIA', 'CANADA'],
]);

/** Words that begin an exception from the land named before them. */
export const exceptWords: ReadonlySet<string> = new Set([
  // `EXC` is how Manitoba's titles write it.
  ...['EXCEPT', 'EXCEPTING', 'EXC', 'EX', 'EXCLUDING', 'EXCLUSIVE', 'LESS', 'SAVE', 'SAVING'],
]);

/** Words before the extension of a parcel of Saskatchewan, which is 0 for all of its land. */
export const extensionWords: ReadonlySet<string> = new Set(['EXT', 'EXTENSION']);

/** Words that begin a description of the portion that is meant. */
export const descriptiveWords: ReadonlySet<string> = new Set([
  ...['WHICH', 'LYING', 'LIES', 'COMMENCING', 'BOUNDED', 'DESCRIBED', 'SHOWN', 'OUTLINED', 'ADJOINING'],
  ...['ADJACENT', 'CONTAINED', 'FORMING', 'THENCE', 'WHEREOF', 'COVERED'],
]);

/** Things that may be excepted without reducing the surface. */
export const mineralWords: ReadonlySet<string> = new Set([
  ...[
    'EXCEPT',
    'EXCEPTING',
    'EXC',
    'EXCLUDING',
    'EXCLUSIVE',
    'LESS',
    'SAVE',
    'SAVING',
    'THEREOUT',
    'THEREFROM',
    'OUT',
    'ALL',
    'ANY',
    'AND',
    'OR',
  ],
  ...[
    'THE',
    'OF',
    'TO',
    'OTHER',
    'VALUABLE',
    'MINES',
    'MINERALS',
    'COAL',
    'PETROLEUM',
    'NATURAL',
    'GAS',
    'OIL',
  ],
  ...['STONE', 'GOLD', 'SILVER', 'PRECIOUS', 'METALS', 'RIGHT', 'RIGHTS', 'WORK', 'SAME', 'MINERAL'],
]);

/** Words that say where mines and minerals were excepted: `as set forth in Transfer 76543`. */
export const reservedInWords: ReadonlySet<string> = new Set([
  ...['AS', 'SET', 'FORTH', 'RESERVED', 'VESTED', 'CONTAINED', 'MENTIONED', 'EXPRESSED', 'IN', 'BY', 'UNDER'],
  ...[
    'FROM',
    'ORIGINAL',
    'GRANT',
    'CROWN',
    'TRANSFER',
    'DEED',
    'INSTRUMENT',
    'CAVEAT',
    'CERTIFICATE',
    'TITLE',
  ],
  ...[
    'NO',
    'NUMBER',
    'REAL',
    'PROPERTY',
    'ACT',
    'MANITOBA',
    'CANADA',
    'SASKATCHEWAN',
    'ALBERTA',
    'HIS',
    'HER',
  ],
  ...['MAJESTY', 'KING', 'QUEEN'],
]);

/** Units of measure: a number before one is not a survey number. */
export const unitWords: ReadonlySet<string> = new Set([
  ...['ACRE', 'ACRES', 'AC', 'HA', 'HECTARE', 'HECTARES', 'FEET', 'FOOT', 'FT', 'METRE', 'METRES', 'METER'],
  ...['METERS', 'CHAIN', 'CHAINS', 'ROD', 'RODS', 'YARDS', 'MILES', 'KM'],
]);

/** Words around a measure that belong to it: `the most easterly 300 feet in width of`. */
export const measureWords: ReadonlySet<string> = new Set([
  ...['THE', 'MOST', 'EASTERLY', 'WESTERLY', 'NORTHERLY', 'SOUTHERLY', 'NORTH', 'SOUTH', 'EAST', 'WEST'],
  ...['PERPENDICULAR', 'IN', 'WIDTH', 'DEPTH', 'THROUGHOUT', 'OF', 'N', 'S', 'E', 'W'],
]);
