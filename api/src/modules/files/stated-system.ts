import { coordinateSystems } from 'shared-contracts/documents';
import * as v from 'valibot';
import { SpatialError } from './spatial-error.ts';

/**
 * Systems of NAD83(CSRS) by their EPSG codes, as the ones of NAD83 that they lie within a metre or two of (EPSG registry;
 * the codes of UTM zones 11 to 13 were given out before those of the others).
 */
const csrs: Readonly<Record<number, number>> = {
  2955: 26_911,
  2956: 26_912,
  2957: 26_913,
  3155: 26_908,
  3156: 26_909,
  3157: 26_910,
  3158: 26_914,
  3402: 3400,
  3403: 3401,
  3153: 3005,
};

/** WGS 84, NAD83 and NAD83(CSRS) in degrees. */
const inDegrees = new Set([4326, 4269, 4617]);

/** Web Mercator, in which some programs export by default. */
const webMercator = 3857;

/** NAD27 in degrees, in UTM, and on the 3° strips of Alberta. */
const isNad27 = (code: number): boolean => code === 4267 || (code >= 26_701 && code <= 26_722);

/**
 * Refuses what lies on the datum of 1927. It is up to some hundred metres off that of today in western Canada, by an
 * amount that only a grid file of Natural Resources Canada (NTv2) tells.
 */
export function refuseNad27(projection: string, what: string): void {
  if (/North[_ ]American[_ ](?:Datum[_ ])?1927|NAD[_ ]?(?:19)?27(?!\d)|Clarke[_ ]1866/i.test(projection))
    throw new SpatialError(({ nad27 }) => nad27(what));
}

/** How a GeoJSON names its system, in the format of 2008 that many programs still write. */
const namedSchema = v.object({
  crs: v.object({ type: v.literal('name'), properties: v.object({ name: v.string() }) }),
});

/** A longer name is not one of a system. */
const longestName = 200;

/**
 * The projection that a GeoJSON names, in PROJ notation; undefined if it names none, or degrees. Throws a SpatialError
 * if the system is on the datum of 1927, or is none that is known here.
 */
export function statedProjection(value: unknown, what: string): string | undefined {
  if (!v.is(namedSchema, value)) return undefined;
  const name = value.crs.properties.name.slice(0, longestName);
  const code = Number(/EPSG\D{1,9}(?:[\d.]{1,9}:)?(\d{4,6})$/i.exec(name)?.[1] ?? Number.NaN);
  if (/CRS:?8[34]$/i.test(name) || inDegrees.has(code)) return undefined;
  if (isNad27(code)) throw new SpatialError(({ nad27 }) => nad27(what));
  if (code === webMercator) return `EPSG:${webMercator}`;
  const known = coordinateSystems.find(({ id }) => id === `EPSG:${csrs[code] ?? code}`);
  if (!known) throw new SpatialError(({ unknownSystem }) => unknownSystem(what, name));
  return known.projection;
}
