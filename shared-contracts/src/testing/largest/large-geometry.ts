import { landLimits, projectLimits } from '../../limits/index.ts';
import type { Size } from './growth.ts';

/** How many collections are nested. */
const levels = 2000;

/** To and fro across a province: the line that crosses the most land with its number of points. */
const zigzag = (points: number) =>
  Array.from({ length: points }, (_, place) => [-120 + (place * 10) / points, place % 2 === 0 ? 49 : 59]);

/** A route with the maximum number of points, to and fro across a province. */
export const zigzagRoute = { type: 'LineString', coordinates: zigzag(projectLimits.routePoints) } as const;

function zigzagOutline() {
  const ring = zigzag(landLimits.outlinePoints - 1);
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

/** Nested collections, deeper than anybody draws. */
function nested(): unknown {
  let shape: unknown = { type: 'Point', coordinates: [-114, 51] };
  for (let level = 0; level < levels; level += 1) shape = { type: 'GeometryCollection', geometries: [shape] };
  return shape;
}

/** A shape for a place of an input, with the maximum number of points or of levels. */
export function largeGeometry(place: string, size: Size): unknown {
  if (size === 'long') return nested();
  return /outline/i.test(place) ? zigzagOutline() : zigzagRoute;
}
