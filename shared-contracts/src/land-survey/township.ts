import { dlsBounds } from './dls.ts';
import { meridianName } from './format-legal-description.ts';
import { landProblem } from './land-problem.ts';
import type { Bounds } from './legal-description.ts';

/** A whole township of the Dominion Land Survey: 36 sections with the roads between them. */
export interface Township {
  readonly meridian: number;
  readonly range: number;
  readonly township: number;
}

/** A section of a township. */
const sectionOf = (place: Township, section: number) => ({ system: 'DLS', ...place, section }) as const;

/** The part of a township that does not exist in the survey; undefined if all of it exists. */
export const townshipProblem = (place: Township) => landProblem(sectionOf(place, 1));

/** The theoretical bounds of a township in degrees, from the sections in its corners. */
export function townshipBounds(place: Township): Bounds {
  const [southEast, northWest] = [dlsBounds(sectionOf(place, 1)), dlsBounds(sectionOf(place, 31))];
  return { south: southEast.south, east: southEast.east, north: northWest.north, west: northWest.west };
}

/** A township in words: `TWP 42 RGE 3 W5M`. */
export const formatTownship = ({ township, range, meridian }: Township): string =>
  `TWP ${township} RGE ${range} ${meridianName(meridian)}M`;

/** The sections of a township. */
export const sectionsOf = (place: Township) =>
  Array.from({ length: 36 }, (_, index) => sectionOf(place, index + 1));
