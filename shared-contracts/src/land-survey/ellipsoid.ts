// GRS80, the ellipsoid of NAD83.
export const semiMajorAxis = 6_378_137;
export const flattening = 1 / 298.257222101;
const eccentricitySquared = flattening * (2 - flattening);

/** Converts degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Converts radians to degrees. */
export const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Radius of curvature in the prime vertical, metres. */
function primeVerticalRadius(latitude: number): number {
  return semiMajorAxis / Math.sqrt(1 - eccentricitySquared * Math.sin(radians(latitude)) ** 2);
}

/** Radius of curvature along the meridian, metres. */
function meridianRadius(latitude: number): number {
  const w = 1 - eccentricitySquared * Math.sin(radians(latitude)) ** 2;
  return (semiMajorAxis * (1 - eccentricitySquared)) / w ** 1.5;
}

/** Degrees of longitude that a distance in metres spans along a parallel. */
export function longitudeSpan(distance: number, latitude: number): number {
  return degrees(distance / (primeVerticalRadius(latitude) * Math.cos(radians(latitude))));
}

/** Metres per degree of longitude and of latitude, at a latitude. */
export const metresPerDegree = (latitude: number) => ({
  x: primeVerticalRadius(latitude) * Math.cos(radians(latitude)) * radians(1),
  y: meridianRadius(latitude) * radians(1),
});

const stepsOfSimpson = 8;

/** Length in metres of the meridian between two latitudes (Simpson's rule; exact to a millimetre over 11 degrees). */
export function meridianArc(from: number, to: number): number {
  const step = radians(to - from) / stepsOfSimpson;
  let sum = 0;
  for (let index = 0; index <= stepsOfSimpson; index += 1) {
    const isEnd = index === 0 || index === stepsOfSimpson;
    const weight = isEnd ? 1 : index % 2 === 1 ? 4 : 2;
    sum += weight * meridianRadius(from + ((to - from) * index) / stepsOfSimpson);
  }
  return (sum * step) / 3;
}

/** The latitude in degrees that is a distance in metres north of another one; Newton's method. */
export function latitudeNorthOf(from: number, distance: number): number {
  let latitude = from + degrees(distance / meridianRadius(from));
  for (let round = 0; round < 4; round += 1) {
    latitude += degrees((distance - meridianArc(from, latitude)) / meridianRadius(latitude));
  }
  return latitude;
}

const eccentricity = Math.sqrt(eccentricitySquared);

/**
 * Square metres between the equator and a latitude, within one radian of longitude (Snyder, Map Projections: A Working
 * Manual, 1987, formula 3-12).
 */
function zoneArea(latitude: number): number {
  const sine = Math.sin(radians(latitude));
  const [ahead, behind] = [1 + eccentricity * sine, 1 - eccentricity * sine];
  const q =
    (1 - eccentricitySquared) *
    (sine / (1 - eccentricitySquared * sine ** 2) - Math.log(behind / ahead) / (2 * eccentricity));
  return (semiMajorAxis ** 2 * q) / 2;
}

/**
 * Square metres within a closed ring of positions in degrees, whose edges are straight in degrees (RFC 7946): the sum of
 * the zones below its edges, each by Simpson's rule.
 */
export function squareMetresWithin(
  ring: readonly (readonly [longitude: number, latitude: number])[],
): number {
  let sum = 0;
  for (const [place, [east, north]] of ring.slice(1).entries()) {
    const [west, south] = ring[place] ?? [east, north];
    const below = zoneArea(south) + 4 * zoneArea((south + north) / 2) + zoneArea(north);
    sum += (radians(east - west) * below) / 6;
  }
  return Math.abs(sum);
}
