import { metresPerDegree } from './ellipsoid.ts';
import type { NtsLocation } from './legal-description.ts';
import { ntsBounds } from './nts.ts';
import type { QualifiedPiece, WrittenLand } from './written-land.ts';

/** A piece of land with its position in the text. */
export interface PieceRead extends QualifiedPiece {
  readonly start: number;
  end: number;
}

/** A unit of the National Topographic System, or a quarter of one. */
export interface UnitRead extends PieceRead {
  readonly land: NtsLocation;
}

/**
 * Acres of a legal subdivision, a quarter and a section; the share by which a stated area may differ and still mean the
 * whole piece; and the share of the whole below which an area is clearly smaller.
 */
const wholes = { lsd: 40, quarter: 160, section: 640, tolerance: 0.03, clearlyLess: 0.9 } as const;

const fraction = /^fr(?:ac|\b)/i;

const squareMetresOfAcre = 4046.8564224;

/** The acres of a unit of a map sheet, which gets narrower to the north. */
function acresOfUnit(land: NtsLocation): number {
  const { west, south, east, north } = ntsBounds(land);
  const { x, y } = metresPerDegree((south + north) / 2);
  return ((east - west) * x * (north - south) * y) / squareMetresOfAcre;
}

/** The acres of a whole piece. */
function acresOf(piece: WrittenLand | UnitRead): number {
  if ('land' in piece) return acresOfUnit(piece.land);
  if (piece.lsd !== undefined) return wholes.lsd;
  return piece.quarter === undefined ? wholes.section : wholes.quarter;
}

/** Whether a stated area is that of all of the pieces together. */
export function isAreaOf(pieces: readonly (WrittenLand | UnitRead)[], acres: number | undefined): boolean {
  const whole = pieces.reduce((sum, piece) => sum + acresOf(piece), 0);
  return acres !== undefined && Math.abs(acres - whole) <= whole * wholes.tolerance;
}

/**
 * The least acres of a whole piece. For a unit of a map sheet these are its acres in the far north, where it is
 * smallest: 64 ha, and a quarter of that for a quarter unit.
 */
function leastAcresOf(piece: WrittenLand | UnitRead): number {
  if (!('land' in piece)) return acresOf(piece);
  return piece.land.quarter === undefined ? wholes.quarter : wholes.lsd;
}

/**
 * Whether the area that land is said to contain is clearly smaller than the smallest of its pieces. Land that is cut
 * off by water is exempt, because its text says fractional; any other survey differs by a few acres at most.
 */
export function isLessThan(pieces: readonly (WrittenLand | UnitRead)[], acres: number | undefined): boolean {
  if (acres === undefined || pieces.some(({ notes }) => notes.some((note) => fraction.test(note))))
    return false;
  return pieces.some((piece) => acres < leastAcresOf(piece) * wholes.clearlyLess);
}
