import type { ReadPosition } from './read-coordinates.ts';
import { positionOfUtm, type UtmPosition } from './utm.ts';

/** Words that people write around a UTM position. */
const labels =
  /\b(?:nad\s?83(?:\s?csrs)?|wgs\s?84|easting|northing|[enxy](?=\s?[:=])|utm(?![a-z])|z(?:one)?(?![a-z]))\s?(?:[:=/]|-(?=\s?\d))?/gi;

/** Thousands in groups: six digits of an easting, seven of a northing. */
const groups = /(?<![\d.,])(?:(\d)[ ,](\d{3})|(\d{3}))[ ,](\d{3})(?=[^\d,]|,(?!\d)|$)/g;

const piece = /\d+(?:\.\d+)?|[a-z]+/gi;

/** The zones of Canada, and the metres that eastings and northings there can have. */
const canada = {
  zones: [7, 22],
  easting: [100_000, 900_000],
  northing: [4_500_000, 9_400_000],
} as const;

const isIn = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

/** A letter after a zone (its latitude band), or beside a number: metres, east, north, x, y. */
const letter = /^(?:[c-hj-np-y]|m|me|mn)$/i;

/** A band, and a unit and a side of each number: `11U 500000 m E 5900000 m N`. */
const mostLetters = 5;

/** The numbers of a UTM position, distinguished by their size; the zone is undefined if none is written. */
function gridNumbers(text: string): Partial<UtmPosition> | undefined {
  const wanted = text.replace(labels, ' ').replace(groups, '$1$2$3$4');
  const pieces = wanted.match(piece) ?? [];
  if (/[^\d\sa-z.,;:()]/i.test(wanted)) return undefined;
  const words = pieces.filter((one) => /^[a-z]/i.test(one));
  if (words.length > mostLetters || !words.every((word) => letter.test(word))) return undefined;
  const numbers = pieces.filter((one) => /^\d/.test(one)).map(Number);
  const easting = numbers.find((one) => isIn(one, canada.easting));
  const northing = numbers.find((one) => isIn(one, canada.northing));
  if (easting === undefined || northing === undefined) return undefined;
  const rest = numbers.filter((one) => one !== easting && one !== northing);
  if (rest.length === 0 && numbers.length === 2) return { easting, northing };
  const [zone] = rest;
  const isZone = zone !== undefined && Number.isInteger(zone) && isIn(zone, canada.zones);
  return isZone && numbers.length === 3 ? { zone, easting, northing } : undefined;
}

/**
 * Reads a position in the universal transverse Mercator grid (NAD83) in any usual notation: `11U 706832 5344174`, `UTM
 * zone 12 E 345678 N 5712345`. Undefined if the text is not one, or names no zone.
 */
export function readUtm(text: string): ReadPosition | undefined {
  const { zone, easting, northing } = gridNumbers(text) ?? {};
  if (zone === undefined || easting === undefined || northing === undefined) return undefined;
  const [longitude, latitude] = positionOfUtm({ zone, easting, northing });
  return { latitude, longitude };
}

/** Whether a text is a UTM position without its zone; there is such a position in every zone. */
export function lacksZone(text: string): boolean {
  const numbers = gridNumbers(text);
  return numbers !== undefined && numbers.zone === undefined;
}
