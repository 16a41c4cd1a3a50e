import type { Coordinate } from 'ol/coordinate.js';
import LineString from 'ol/geom/LineString.js';
import type MultiLineString from 'ol/geom/MultiLineString.js';
import type Polygon from 'ol/geom/Polygon.js';
import { toLonLat } from 'ol/proj.js';
import { squareMetresWithin } from 'shared-contracts/land-survey';
import { metresAlong } from 'shared-contracts/projects';

const positionOf = (place: Coordinate): readonly [number, number] => {
  const [longitude = 0, latitude = 0] = toLonLat(place);
  return [longitude, latitude];
};

/**
 * Metres along a drawn line, or lines, on the ellipsoid of NAD83, as a project's route is measured. On a sphere, a line
 * from west to east is three metres a kilometre too short here.
 */
export function metresOf(shape: LineString | MultiLineString): number {
  const lines = shape instanceof LineString ? [shape.getCoordinates()] : shape.getCoordinates();
  return lines
    .map((line) => line.map(positionOf))
    .flatMap((line) => line.slice(1).map((to, place) => metresAlong(line[place] ?? to, to)))
    .reduce((sum, metres) => sum + metres, 0);
}

/** Square metres within a drawn area on the ellipsoid of NAD83, without its holes. */
export const squareMetresOf = (shape: Polygon): number =>
  shape
    .getCoordinates()
    .map((ring) => squareMetresWithin(ring.map(positionOf)))
    .reduce((sum, area, place) => (place === 0 ? area : sum - area), 0);
