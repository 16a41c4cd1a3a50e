import type { Bounds } from 'shared-contracts/land-survey';

/** A cell of a survey's grid: its edges in degrees and its name. */
export interface SurveyCell {
  readonly bounds: Bounds;
  readonly label: string;
  /** Whether larger pieces end at its edges: drawn heavier. */
  readonly isMajor: boolean;
}

/** Pieces that are drawn together; further out a coarser level is. */
export const mostCells = 6000;

/** Whether two bounds share some of the earth. */
export const meets = (one: Bounds, other: Bounds): boolean =>
  one.west < other.east && one.east > other.west && one.south < other.north && one.north > other.south;
