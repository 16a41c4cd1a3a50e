import type { NtsLocation } from './legal-description.ts';
import type { QualifiedPiece, WrittenLand } from './waiting-land.ts';

/** A piece of land with its position in the text. */
export interface PieceRead extends QualifiedPiece {
  readonly start: number;
  end: number;
}

/** A unit of map sheets, or a quarter of one. */
export interface UnitRead extends PieceRead {
  readonly land: NtsLocation;
}

/**
 * Acres of a legal subdivision, a quarter and a section, how much a measure of all of one may differ from it, and below
 * which part of it land is clearly less.
 */
const wholes = { lsd: 40, quarter: 160, section: 640, tolerance: 0.03, clearlyLess: 0.9 } as const;

const fraction = /^fr(?:ac|\b)/i;

/** The acres of all of a piece; of a unit of map sheets they are unknown. */
function acresOf(piece: WrittenLand | UnitRead): number {
  if ('land' in piece) return Number.NaN;
  if (piece.lsd !== undefined) return wholes.lsd;
  return piece.quarter === undefined ? wholes.section : wholes.quarter;
}

/** Whether a measure is the area of all of some pieces; for units of map sheets this is unknown. */
export function isAreaOf(pieces: readonly (WrittenLand | UnitRead)[], acres: number | undefined): boolean {
  const whole = pieces.reduce((sum, piece) => sum + acresOf(piece), 0);
  return acres !== undefined && Math.abs(acres - whole) <= whole * wholes.tolerance;
}

/** The same, of a unit of map sheets what it has far in the north: 64 ha, and a quarter of that. */
function leastAcresOf(piece: WrittenLand | UnitRead): number {
  if (!('land' in piece)) return acresOf(piece);
  return piece.land.quarter === undefined ? wholes.quarter : wholes.lsd;
}

/**
 * Whether the area that land is said to contain is clearly less than the smallest of its pieces. What is cut by water is
 * called fractional; of others a survey differs by a few acres.
 */
export function isLessThan(pieces: readonly (WrittenLand | UnitRead)[], acres: number | undefined): boolean {
  if (acres === undefined || pieces.some(({ notes }) => notes.some((note) => fraction.test(note))))
    return false;
  return pieces.some((piece) => acres < leastAcresOf(piece) * wholes.clearlyLess);
}
