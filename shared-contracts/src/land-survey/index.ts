export { dlsBounds, dlsLocationAt, lsdAt, mostRanges, roadAllowancesOf } from './dls.ts';
export { metresPerDegree, squareMetresWithin } from './ellipsoid.ts';
export {
  formatLegalDescription,
  type LandWriting,
  landWritings,
  writeLegalDescription,
} from './format-legal-description.ts';
export { boundsOf, centreOf, polygonOf } from './geometry.ts';
export { landAt } from './land-at.ts';
export { type LandPiece, piecesOf } from './land-pieces.ts';
export { type LandProblem, landProblem } from './land-problem.ts';
export type {
  Bounds,
  DlsLocation,
  LegalDescription,
  NtsLocation,
  Position,
  Quarter,
  UnitQuarter,
} from './legal-description.ts';
export { ringOf } from './legal-description.ts';
export { ntsBounds, ntsLocationAt } from './nts.ts';
export { parseLegalDescription } from './parse-legal-description.ts';
export { provincesOf, provincesOfDescription } from './province-of-land.ts';
export { metresBetween, provincesAt, type SurveyedProvince, surveyedProvinces } from './provinces.ts';
export { type ReadPosition, readCoordinates } from './read-coordinates.ts';
export {
  type LandPart,
  type LandReading,
  longestLandText,
  readLand,
  type Unread,
} from './read-land.ts';
export { readPosition } from './read-position.ts';
export { lacksZone, readUtm } from './read-utm.ts';
export { formatTownship, sectionsOf, type Township, townshipBounds } from './township.ts';
export { positionOfUtm, type UtmPosition, utmOf } from './utm.ts';
