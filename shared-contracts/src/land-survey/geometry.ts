import { dlsBounds } from './dls.ts';
import { type Bounds, type LegalDescription, type Position, ringOf } from './legal-description.ts';
import { ntsBounds } from './nts.ts';

/** The theoretical bounds of a legal description, in degrees. */
export const boundsOf = (location: LegalDescription): Bounds =>
  location.system === 'DLS' ? dlsBounds(location) : ntsBounds(location);

/** The theoretical outline of a legal description. */
export const polygonOf = (location: LegalDescription): readonly Position[] => ringOf(boundsOf(location));

/** The centre of a legal description, in degrees. */
export function centreOf(location: LegalDescription): Position {
  const { west, south, east, north } = boundsOf(location);
  return [(west + east) / 2, (south + north) / 2];
}
