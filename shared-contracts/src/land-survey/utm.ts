// The universal transverse Mercator grid on GRS80, with Krüger's series in the third flattening (L. Krüger, 1912, as
// given by C. Karney, 2011): accurate to a millimetre within a zone.
import { degrees, flattening, radians, semiMajorAxis } from './ellipsoid.ts';
import type { Position } from './legal-description.ts';

/**
 * A position in the grid: zone 1 to 60, metres east and north. Only the northern hemisphere, where all of Canada is.
 */
export interface UtmPosition {
  readonly zone: number;
  readonly easting: number;
  readonly northing: number;
}

const scale = 0.9996;
const falseEasting = 500_000;
/** Width of a zone in degrees; the first begins at 180 degrees west. */
const zoneWidth = 6;

const n = flattening / (2 - flattening);
const eccentricity = Math.sqrt(flattening * (2 - flattening));
/** Radius of the rectifying sphere, metres. */
const radius = (semiMajorAxis / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);

const forward = [
  n / 2 - (2 / 3) * n ** 2 + (5 / 16) * n ** 3 + (41 / 180) * n ** 4,
  (13 / 48) * n ** 2 - (3 / 5) * n ** 3 + (557 / 1440) * n ** 4,
  (61 / 240) * n ** 3 - (103 / 140) * n ** 4,
  (49_561 / 161_280) * n ** 4,
] as const;

const backward = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3 - (1 / 360) * n ** 4,
  (1 / 48) * n ** 2 + (1 / 15) * n ** 3 - (437 / 1440) * n ** 4,
  (17 / 480) * n ** 3 - (37 / 840) * n ** 4,
  (4397 / 161_280) * n ** 4,
] as const;

const centralMeridian = (zone: number): number => zone * zoneWidth - 183;

/** The tangent of the conformal latitude for the tangent of the latitude. */
function conformal(tangent: number): number {
  const sigma = Math.sinh(eccentricity * Math.atanh((eccentricity * tangent) / Math.hypot(1, tangent)));
  return tangent * Math.hypot(1, sigma) - sigma * Math.hypot(1, tangent);
}

/** The tangent of the latitude for the tangent of the conformal latitude; Newton's method. */
function geodetic(wanted: number): number {
  const squashed = 1 - eccentricity ** 2;
  let tangent = wanted / squashed;
  for (let round = 0; round < 4; round += 1) {
    const found = conformal(tangent);
    const slope = (squashed * Math.hypot(1, found) * Math.hypot(1, tangent)) / (1 + squashed * tangent ** 2);
    tangent += (wanted - found) / slope;
  }
  return tangent;
}

/** Converts a grid position to degrees. */
export function positionOfUtm({ zone, easting, northing }: UtmPosition): Position {
  const xi = northing / (scale * radius);
  const eta = (easting - falseEasting) / (scale * radius);
  let [up, across] = [xi, eta];
  for (const [index, factor] of backward.entries()) {
    const k = 2 * (index + 1);
    up -= factor * Math.sin(k * xi) * Math.cosh(k * eta);
    across -= factor * Math.cos(k * xi) * Math.sinh(k * eta);
  }
  const tangent = Math.sin(up) / Math.hypot(Math.sinh(across), Math.cos(up));
  const east = Math.atan2(Math.sinh(across), Math.cos(up));
  return [centralMeridian(zone) + degrees(east), degrees(Math.atan(geodetic(tangent)))];
}

/** Converts a position in degrees to the grid. */
export function utmOf([longitude, latitude]: Position): UtmPosition {
  const zone = Math.floor((longitude + 180) / zoneWidth) + 1;
  const east = radians(longitude - centralMeridian(zone));
  const tangent = conformal(Math.tan(radians(latitude)));
  const xi = Math.atan2(tangent, Math.cos(east));
  const eta = Math.asinh(Math.sin(east) / Math.hypot(tangent, Math.cos(east)));
  let [up, across] = [xi, eta];
  for (const [index, factor] of forward.entries()) {
    const k = 2 * (index + 1);
    up += factor * Math.sin(k * xi) * Math.cosh(k * eta);
    across += factor * Math.cos(k * xi) * Math.sinh(k * eta);
  }
  return { zone, easting: falseEasting + scale * radius * across, northing: scale * radius * up };
}
