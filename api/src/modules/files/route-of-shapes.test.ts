import { projectLimits } from 'shared-contracts/limits';
import { positionsOf, readRoute } from 'shared-contracts/projects';
import { describe, expect, it } from 'vitest';
import { routeOfShapes } from './route-of-shapes.ts';
import { simplified, simplifiedTo } from './simplify-line.ts';

const feature = (type: string, coordinates: unknown) => ({
  type: 'Feature',
  geometry: { type, coordinates },
});
const collection = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

const line = [
  [-114, 51],
  [-114.1, 51.1],
  [-114.3, 51],
];
const ring = [
  [-114, 51],
  [-113, 51],
  [-113, 52],
  [-114, 51],
];

describe('the route of a file', () => {
  it.each([
    ['one line', collection(feature('LineString', line)), { type: 'LineString', coordinates: line }],
    [
      'several lines, in their order',
      collection(feature('LineString', line), feature('MultiLineString', [line.toReversed(), line])),
      { type: 'MultiLineString', coordinates: [line, line.toReversed(), line] },
    ],
    [
      'lines before areas and points',
      collection(feature('Point', line[0]), feature('Polygon', [ring]), feature('LineString', line)),
      { type: 'LineString', coordinates: line },
    ],
    [
      'areas before points',
      collection(feature('Point', line[0]), feature('Polygon', [ring])),
      { type: 'Polygon', coordinates: [ring] },
    ],
    [
      'several areas',
      collection(feature('Polygon', [ring]), feature('MultiPolygon', [[ring]])),
      { type: 'MultiPolygon', coordinates: [[ring], [ring]] },
    ],
    ['a point', feature('Point', [-114, 51, 700]), { type: 'Point', coordinates: [-114, 51] }],
    ['several points', feature('MultiPoint', line), { type: 'MultiPoint', coordinates: line }],
    [
      'a collection of shapes',
      { type: 'GeometryCollection', geometries: [{ type: 'LineString', coordinates: line }] },
      { type: 'LineString', coordinates: line },
    ],
    [
      'a line without its heights and repeated positions',
      feature('LineString', [
        [-114, 51, 700],
        [-114, 51, 701],
        [-113, 51, 702],
      ]),
      {
        type: 'LineString',
        coordinates: [
          [-114, 51],
          [-113, 51],
        ],
      },
    ],
  ])('is %s', (_, shapes, route) => {
    expect(routeOfShapes(shapes)).toEqual(route);
  });

  it.each([
    ['nothing', null],
    ['no shapes', collection()],
    ['a line of one place', feature('LineString', [line[0], line[0]])],
    ['shapes of another kind', feature('Circle', line)],
    [
      'places off the earth',
      feature('LineString', [
        [500_000, 5_650_000],
        [500_100, 5_650_000],
      ]),
    ],
  ])('is none of %s', (_, shapes) => {
    expect(routeOfShapes(shapes)).toBeUndefined();
  });

  const wave = (points: number, from = -114) =>
    Array.from({ length: points }, (_, place) => [from + place / 100_000, 51 + Math.sin(place / 40) / 100]);

  it.each([
    ['a line of many positions', collection(feature('LineString', wave(40_000)))],
    [
      'many lines',
      collection(
        ...Array.from({ length: 4000 }, (_, place) => feature('LineString', wave(4, -114 + place / 1000))),
      ),
    ],
    ['an area of many positions', collection(feature('Polygon', [[...wave(9000), [-114, 51]]]))],
    ['many points', collection(feature('MultiPoint', wave(9000)))],
  ])('of %s is one that a project may keep', (_, shapes) => {
    const route = routeOfShapes(shapes);
    expect(readRoute(route)).toEqual(route);
    const count = route ? [...positionsOf(route)].length : 0;
    expect(count).toBeGreaterThan(1000);
    expect(count).toBeLessThanOrEqual(projectLimits.routePoints);
  });

  it('looks at shapes as deep as they lie', () => {
    let shapes: object = { type: 'LineString', coordinates: line };
    for (let depth = 0; depth < 50_000; depth += 1)
      shapes = { type: 'GeometryCollection', geometries: [shapes] };
    expect(routeOfShapes(shapes)).toEqual({ type: 'LineString', coordinates: line });
  });
});

describe('a simplified line', () => {
  it('keeps its ends and what lies off the way', () => {
    const [first, off, last] = [
      [0, 0],
      [5, 3],
      [10, 0],
    ] as const;
    const near = [2, 1.3] as const;
    expect(simplified([first, near, off, last], 0.5)).toEqual([first, off, last]);
    expect(simplified([first, near, off, last], 5)).toEqual([first, last]);
    expect(simplified([first, near, off, last], 0.01)).toEqual([first, near, off, last]);
  });

  it('is the whole one while there is room', () => {
    const lines = [
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ] as const;
    expect(simplifiedTo(lines, 3)).toEqual(lines);
    expect(simplifiedTo(lines, 2)).toEqual([
      [
        [0, 0],
        [2, 0],
      ],
    ]);
  });
});
