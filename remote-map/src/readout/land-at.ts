import { formatLegalDescription, landAt as landOfGrid } from 'shared-contracts/land-survey';

/** A position as people read it out: latitude first, five decimals, which is a metre. */
export const positionText = (longitude: number, latitude: number): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** The quarter section and the quarter unit at a position, each where its survey was laid out. */
export const landAt = (longitude: number, latitude: number): readonly string[] =>
  landOfGrid(longitude, latitude).map(formatLegalDescription);
