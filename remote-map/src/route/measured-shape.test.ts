import LineString from 'ol/geom/LineString.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import Polygon from 'ol/geom/Polygon.js';
import { fromLonLat } from 'ol/proj.js';
import { routeLength } from 'shared-contracts/projects';
import { expect, it } from 'vitest';
import { metresOf, squareMetresOf } from '../drawing/measured-shape.ts';
import { routeOfShape } from './route-geometry.ts';

const drawn = (places: readonly (readonly [number, number])[]) =>
  places.map((place) => fromLonLat([...place]));
const west = [-117.2, 55.2] as const;
const east = [-117.1873, 55.2] as const;
const north = [-117.1873, 55.2072] as const;

it('a drawn line is as long as the route that it becomes', () => {
  const line = new LineString(drawn([west, east, north]));
  const route = routeOfShape(line) as Parameters<typeof routeLength>[0];
  expect(metresOf(line)).toBeCloseTo(routeLength(route), 1);
  // 808.7 m along the parallel and 801.6 m along the meridian, on GRS80.
  expect(metresOf(line)).toBeCloseTo(808.76 + 801.48, 0);
  expect(metresOf(new MultiLineString([drawn([west, east]), drawn([east, north])]))).toBeCloseTo(
    metresOf(line),
    6,
  );
});

it('a quarter section has 64.81 ha on the ellipsoid, where a sphere has 64.52', () => {
  const ring = drawn([west, east, north, [-117.2, 55.2072], west]);
  expect(squareMetresOf(new Polygon([ring])) / 10_000).toBeCloseTo(64.81, 2);
  expect(squareMetresOf(new Polygon([ring, ring]))).toBe(0);
});
