import { describe, expect, it } from 'vitest';
import { projectLimits } from '../limits/index.ts';
import { positionsOf, readRoute } from './route.ts';

const [west, middle, east] = [
  [-114.2, 51.1],
  [-114.1, 51.2],
  [-114, 51.1],
];
const ring = [west, middle, east, west];

describe('a route', () => {
  it.each([
    ['a point', 'Point', west, 1],
    ['points', 'MultiPoint', [west, east], 2],
    ['a line', 'LineString', [west, middle, east], 3],
    [
      'lines',
      'MultiLineString',
      [
        [west, middle],
        [middle, east],
      ],
      4,
    ],
    ['an area', 'Polygon', [ring], 4],
    ['areas', 'MultiPolygon', [[ring], [ring]], 8],
  ])('may be %s', (_, type, coordinates, count) => {
    const route = readRoute({ type, coordinates });
    expect(route).toEqual({ type, coordinates });
    expect(typeof route === 'string' ? 0 : [...positionsOf(route)].length).toBe(count);
  });

  it('is its kind and its positions alone', () => {
    const typed = {
      type: 'LineString',
      coordinates: [
        [-114, 51, 702],
        [-113, 51, 700],
      ],
      bbox: [1],
      note: 'x',
    };
    expect(readRoute(typed)).toEqual({
      type: 'LineString',
      coordinates: [
        [-114, 51],
        [-113, 51],
      ],
    });
  });

  it.each([
    ['nothing', null],
    ['a text', 'LINESTRING(1 2, 3 4)'],
    ['a feature', { type: 'Feature', geometry: { type: 'Point', coordinates: west } }],
    ['a collection', { type: 'GeometryCollection', geometries: [] }],
    ['a name of every object', { type: 'constructor', coordinates: west }],
    ['no positions', { type: 'LineString', coordinates: [] }],
    ['one position of a line', { type: 'LineString', coordinates: [west] }],
    ['an open ring', { type: 'Polygon', coordinates: [[west, middle, east]] }],
    ['positions of another kind', { type: 'LineString', coordinates: [[west, east]] }],
    ['a position of texts', { type: 'Point', coordinates: ['-114', '51'] }],
    ['a position without end', { type: 'Point', coordinates: [Number.POSITIVE_INFINITY, 51] }],
    ['a position of four', { type: 'Point', coordinates: [1, 2, 3, 4] }],
  ])('is none of %s', (_, value) => {
    expect(readRoute(value)).toBe('notRoute');
  });

  it.each([
    [[180, 90], 'on'],
    [[-180, -90], 'on'],
    [[180.1, 51], 'off'],
    [[-114, 90.1], 'off'],
    [[500_000, 5_650_000], 'off'],
  ] as const)('%j is %s the earth', (coordinates, where) => {
    const route = { type: 'Point', coordinates };
    expect(readRoute(route)).toEqual(
      where === 'on' ? { type: 'Point', coordinates: [...coordinates] } : 'routeOffEarth',
    );
  });

  it('has so many points and not one more', () => {
    const line = (length: number) => ({
      type: 'LineString',
      coordinates: Array.from({ length }, () => west),
    });
    expect(readRoute(line(projectLimits.routePoints))).toHaveProperty('type', 'LineString');
    expect(readRoute(line(projectLimits.routePoints + 1))).toBe('routePoints');
  });
});
