import { describe, expect, it } from 'vitest';
import { metresAlong, routeLength } from './route-length.ts';

describe('the length of a route', () => {
  // Lengths of a degree on GRS80, as tables of the ellipsoid give them.
  it.each([
    ['a degree of longitude at 56° N', [-118, 56], [-117, 56], 62_392.7],
    ['a degree of latitude from 55° N', [-118, 55], [-118, 56], 111_332.7],
    ['a degree of longitude at the equator', [-118, 0], [-117, 0], 111_319.5],
  ] as const)('is told to a metre in a hundred thousand: %s', (_, from, to, metres) => {
    expect(Math.abs(metresAlong(from, to) - metres)).toBeLessThan(metres * 1e-5 + 0.5);
  });

  it('is the same there and back, and the sum of its lines', () => {
    const [west, east] = [
      [-118.2, 56],
      [-118, 56.1],
    ] as const;
    expect(metresAlong(west, east)).toBeCloseTo(metresAlong(east, west), 6);
    expect(
      routeLength({
        type: 'MultiLineString',
        coordinates: [
          [west, east],
          [east, west],
        ],
      }),
    ).toBeCloseTo(2 * metresAlong(west, east), 6);
  });

  it('of a site is none', () => {
    expect(routeLength({ type: 'Point', coordinates: [-118, 56] })).toBe(0);
  });
});
