// Theoretical corners of the third system, after the Alberta Geological Survey's description
// of the Alberta Township System; within 150 m north-south and 400 m east-west of surveyed ones.
import { latitudeNorthOf, longitudeSpan, meridianArc } from './ellipsoid.ts';
import type { Bounds, DlsLocation, Quarter } from './legal-description.ts';

/** Metres. */
const chain = 20.1168;
/** Chains: the side of a section, of a legal subdivision, and of a quarter. */
const sectionSide = 80;
const lsdSide = 20;
const quarterSide = 40;
/** Chains: the height of six sections with their road allowances. */
const townshipHeight = 483;
const rangeWidth = 486;
const southEdge = 49;

/** Degrees west; the fourth to the sixth meridian as they were surveyed. */
const meridians = [97 + 27 / 60 + 28.41 / 3600, 102, 106, 110.0051, 114.0019, 118.0002, 122] as const;

/** Degrees from the last meridian to where the next one would be. */
const lastGap = 4;
const townships = 126;

/**
 * Row from the south and column from the east of a number. Numbers begin in the south-east corner and change direction
 * with every row.
 */
function place(number: number, side: number): readonly [row: number, column: number] {
  const row = Math.floor((number - 1) / side);
  const step = (number - 1) % side;
  return [row, row % 2 === 0 ? step : side - 1 - step];
}

/** The number at a row from the south and a column from the east; the reverse of `place`. */
const numberAt = (row: number, column: number, side: number): number =>
  row * side + (row % 2 === 0 ? column : side - 1 - column) + 1;

/** Chains from a township's south edge to a section's row: there is a road allowance above every second row. */
const rowStart = (row: number): number => row * sectionSide + Math.floor(row / 2);
/** Chains from a range's east edge to a section's column: there is a road allowance west of each column. */
const columnStart = (column: number): number => column * (sectionSide + 1);

const latitudeOf = (township: number, chains: number): number =>
  latitudeNorthOf(southEdge, ((township - 1) * townshipHeight + chains) * chain);

/**
 * Degrees that a chain spans along each base line, computed once. Township t is laid out from base line ⌊(t + 1) / 4⌋.
 */
const baseSpans = Array.from({ length: Math.floor((townships + 1) / 4) + 1 }, (_, base) =>
  longitudeSpan(chain, latitudeOf(4 * base + 1, 0)),
);

/** The meridian number of land in Manitoba east of the principal meridian. */
export const eastOfPrincipal = 0;
const [principal] = meridians;
/** Degrees from the principal meridian to the border of Ontario. */
const eastGap = principal - 95.153;

/** Degrees that a number of chains spans along the base line from which a township is laid out. */
const westSpan = (township: number, chains: number): number =>
  chains * (baseSpans[Math.floor((township + 1) / 4)] ?? Number.NaN);

/**
 * Number of ranges between a meridian and the next, where they are cut off: 30 west of the fourth meridian at 49
 * degrees north, 23 at 60.
 */
export function mostRanges(meridian: number, township: number): number {
  if (meridian === eastOfPrincipal) return Math.ceil(eastGap / westSpan(township, rangeWidth));
  const from = meridians[meridian - 1] ?? Number.NaN;
  const gap = (meridians[meridian] ?? from + lastGap) - from;
  return Math.ceil(gap / westSpan(township, rangeWidth));
}

/** Chains from the section's south-east corner to the described part, and the length of its side. */
function partOf({ quarter, lsd }: DlsLocation): readonly [north: number, west: number, side: number] {
  if (lsd !== undefined) {
    const [row, column] = place(lsd, 4);
    return [row * lsdSide, column * lsdSide, lsdSide];
  }
  if (quarter === undefined) return [0, 0, sectionSide];
  return [quarter.startsWith('N') ? quarterSide : 0, quarter.endsWith('W') ? quarterSide : 0, quarterSide];
}

/**
 * The western edge of land between two edges: the next meridian cuts off what would lie beyond it. Land that is all
 * beyond it keeps its width, because the surveyed corners are up to 400 m from the theoretical ones.
 */
function cutOff(meridian: number, east: number, west: number): number {
  const next = meridians[meridian];
  return next !== undefined && east > -next ? Math.max(west, -next) : west;
}

/** The theoretical bounds of a section, a quarter or a legal subdivision, as far as the next meridian. */
export function dlsBounds(location: DlsLocation): Bounds {
  const { township, range, section, meridian } = location;
  const [row, column] = place(section, 6);
  const [north, west, side] = partOf(location);
  const y = rowStart(row) + north;
  const isEast = meridian === eastOfPrincipal;
  // East of the principal meridian, ranges are counted eastward, but sections are still counted from the east.
  const x = (isEast ? -range : range - 1) * rangeWidth + columnStart(column) + west;
  const east = -(isEast ? principal : (meridians[meridian - 1] ?? Number.NaN)) - westSpan(township, x);
  return {
    south: latitudeOf(township, y),
    north: latitudeOf(township, y + side),
    east,
    west: cutOff(meridian, east, east - westSpan(township, side)),
  };
}

/**
 * Index of the section at a distance, and how far into it the distance reaches. A distance within a road allowance is
 * moved to the section's edge.
 */
function within(chains: number, start: (index: number) => number): readonly [index: number, into: number] {
  let index = 5;
  while (index > 0 && chains < start(index)) index -= 1;
  return [index, Math.min(chains - start(index), sectionSide - 1e-6)];
}

/** A position in terms of the survey. */
interface Spot {
  readonly meridian: number;
  readonly range: number;
  readonly township: number;
  readonly section: number;
  /** Chains from the section's south-east corner. */
  readonly north: number;
  readonly west: number;
}

function spotAt(longitude: number, latitude: number): Spot | undefined {
  const meridian = meridians.findLastIndex((degreesWest) => -longitude >= degreesWest) + 1;
  const fromBase = meridianArc(southEdge, latitude) / chain;
  const township = Math.floor(fromBase / townshipHeight) + 1;
  // The comparison is written so that NaN counts as outside of the survey.
  if (!(township >= 1 && township <= townships)) return undefined;
  const fromMeridian = -longitude - (meridians[Math.max(meridian, 1) - 1] ?? 0);
  const x = fromMeridian / westSpan(township, 1);
  const tier = Math.floor(x / rangeWidth);
  const range = meridian === eastOfPrincipal ? -tier : tier + 1;
  if (!(range >= 1 && range <= mostRanges(meridian, township))) return undefined;
  const [row, north] = within(fromBase - (township - 1) * townshipHeight, rowStart);
  const [column, west] = within(x - tier * rangeWidth, columnStart);
  return { meridian, range, township, section: numberAt(row, column, 6), north, west };
}

/**
 * The quarter section at a position in degrees; undefined outside of the survey. A position on a road allowance belongs
 * to the quarter next to it.
 */
export function dlsLocationAt(longitude: number, latitude: number): DlsLocation | undefined {
  const spot = spotAt(longitude, latitude);
  if (!spot) return undefined;
  const { north, west, ...place } = spot;
  const quarter = `${north >= quarterSide ? 'N' : 'S'}${west >= quarterSide ? 'W' : 'E'}` satisfies Quarter;
  return { system: 'DLS', ...place, quarter };
}

/**
 * The legal subdivision at a position in degrees; undefined outside of the survey. A position on a road allowance
 * belongs to the subdivision next to it.
 */
export function lsdAt(longitude: number, latitude: number): DlsLocation | undefined {
  const spot = spotAt(longitude, latitude);
  if (!spot) return undefined;
  const { north, west, ...place } = spot;
  const lsd = numberAt(Math.floor(north / lsdSide), Math.floor(west / lsdSide), 4);
  return { system: 'DLS', ...place, lsd };
}

/** The sides of a section, quarter or subdivision along which the survey left a road allowance. */
export function roadAllowancesOf(location: DlsLocation): readonly ('EAST' | 'NORTH' | 'SOUTH' | 'WEST')[] {
  const [row] = place(location.section, 6);
  const [north, west, side] = partOf(location);
  return [
    ...(row % 2 === 1 && north + side === sectionSide ? ['NORTH' as const] : []),
    ...(west === 0 ? ['EAST' as const] : []),
    ...(row % 2 === 0 && north === 0 ? ['SOUTH' as const] : []),
    ...(west + side === sectionSide ? ['WEST' as const] : []),
  ];
}
