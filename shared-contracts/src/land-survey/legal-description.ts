/** Quarters of a section, by their corner. */
export const quarters = ['NE', 'NW', 'SE', 'SW'] as const;

export type Quarter = (typeof quarters)[number];

/** Land of the Dominion Land Survey, third system: a section, a quarter of it or a legal subdivision. */
export interface DlsLocation {
  readonly system: 'DLS';
  /** 1 (west of the principal meridian, W1) to 7, or 0 for land east of the principal meridian, E1. */
  readonly meridian: number;
  readonly range: number;
  /** 1 to 126. */
  readonly township: number;
  /** 1 to 36. */
  readonly section: number;
  readonly quarter?: Quarter;
  /** Legal subdivision, 1 to 16. */
  readonly lsd?: number;
}

/** Quarters of a unit: a south-east, b south-west, c north-west, d north-east. */
export const unitQuarters = ['a', 'b', 'c', 'd'] as const;

export type UnitQuarter = (typeof unitQuarters)[number];

/** Land of the National Topographic System as divided in British Columbia: a unit, or a quarter of one. */
export interface NtsLocation {
  readonly system: 'NTS';
  /** For example 94. */
  readonly series: number;
  /** A to P. */
  readonly area: string;
  /** 1 to 16. */
  readonly sheet: number;
  /** A to L. */
  readonly block: string;
  /** 1 to 100. */
  readonly unit: number;
  readonly quarter?: UnitQuarter;
}

export type LegalDescription = DlsLocation | NtsLocation;

/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** The edges of an area, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The outline of bounds, counter-clockwise, with the first corner repeated at the end (RFC 7946). */
export const ringOf = ({ west, south, east, north }: Bounds): readonly Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
