import { type ReadPosition, readCoordinates } from './read-coordinates.ts';
import { readUtm } from './read-utm.ts';

/** Longer texts are no position. */
const longest = 200;

/** A position in degrees or in the grid; undefined where a text is none. */
export const readPosition = (text: string): ReadPosition | undefined =>
  text.length > longest ? undefined : (readCoordinates(text) ?? readUtm(text));
