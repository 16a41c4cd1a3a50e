import { landLimits, projectLimits } from '../../limits/index.ts';
import type { Size } from './growth.ts';

/** Levels of collections within each other. */
const levels = 2000;

/** Over a province to and fro: what crosses most land with its points. */
const zigzag = (points: number) =>
  Array.from({ length: points }, (_, place) => [-120 + (place * 10) / points, place % 2 === 0 ? 49 : 59]);

/** A route with the most points that one may have, to and fro over a province. */
export const zigzagRoute = { type: 'LineString', coordinates: zigzag(projectLimits.routePoints) } as const;

function zigzagOutline() {
  const ring = zigzag(landLimits.outlinePoints - 1);
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

/** Collections in each other, deeper than anybody draws. */
function nested(): unknown {
  let shape: unknown = { type: 'Point', coordinates: [-114, 51] };
  for (let level = 0; level < levels; level += 1) shape = { type: 'GeometryCollection', geometries: [shape] };
  return shape;
}

/** A shape for a place of an input: with the most points, or in the most levels. */
export function largeGeometry(place: string, size: Size): unknown {
  if (size === 'long') return nested();
  return /outline/i.test(place) ? zigzagOutline() : zigzagRoute;
}
