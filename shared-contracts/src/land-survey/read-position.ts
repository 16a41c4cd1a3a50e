import { type ReadPosition, readCoordinates } from './read-coordinates.ts';
import { readUtm } from './read-utm.ts';

/** A longer text is not a position. */
const longest = 200;

/** A position in degrees or in the UTM grid; undefined if the text is not one. */
export const readPosition = (text: string): ReadPosition | undefined =>
  text.length > longest ? undefined : (readCoordinates(text) ?? readUtm(text));
