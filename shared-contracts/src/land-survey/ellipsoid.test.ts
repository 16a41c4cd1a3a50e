import { describe, expect, it } from 'vitest';
import { meridianArc, metresPerDegree, squareMetresWithin } from './ellipsoid.ts';

const box = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const;

describe('the area within a ring', () => {
  it('of half the earth is that of the ellipsoid', () => {
    // GRS80: 510,065,622 km² (Moritz, Geodetic Reference System 1980).
    const half = squareMetresWithin(box(-180, 0, 180, 90));
    // From the equator to the pole in steps, as an edge along a meridian adds nothing.
    expect((2 * half) / 1e12).toBeCloseTo(510.065622, 5);
  });

  it('of a quarter section is its sides on the ground, whichever way round', () => {
    const ring = box(-117.2, 55.2, -117.1873, 55.2072);
    const wide = 0.0127 * metresPerDegree(55.2036).x;
    // 64.81 ha: 0.3 ha more than on a sphere.
    expect(squareMetresWithin(ring)).toBeCloseTo(wide * meridianArc(55.2, 55.2072), 1);
    expect(squareMetresWithin(ring.toReversed())).toBeCloseTo(squareMetresWithin(ring), 6);
  });

  it('of two halves is that of the whole', () => {
    const [one, other] = [
      [
        [-117.2, 55.2],
        [-117.1873, 55.2],
        [-117.1873, 55.2072],
        [-117.2, 55.2],
      ],
      [
        [-117.2, 55.2],
        [-117.1873, 55.2072],
        [-117.2, 55.2072],
        [-117.2, 55.2],
      ],
    ] as const;
    const whole = squareMetresWithin(box(-117.2, 55.2, -117.1873, 55.2072));
    expect(squareMetresWithin(one) + squareMetresWithin(other)).toBeCloseTo(whole, 3);
  });

  it('of nothing is none', () => {
    expect(squareMetresWithin([])).toBe(0);
    expect(squareMetresWithin([[-117, 55]])).toBe(0);
  });
});
