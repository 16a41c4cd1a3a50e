import { fromLonLat } from 'ol/proj.js';
import { metresPerDegree } from 'shared-contracts/land-survey';
import { describe, expect, it } from 'vitest';
import { metresApart } from './metres-apart.ts';
import type { FlatShape } from './shapes-meet.ts';

const scale = metresPerDegree(56);

/** A place 56° north, metres east and north of one. */
const at = (east: number, north: number) => fromLonLat([-118 + east / scale.x, 56 + north / scale.y]);

const square = (west: number, south: number, side = 100): FlatShape => ({
  isArea: true,
  parts: [
    [
      at(west, south),
      at(west + side, south),
      at(west + side, south + side),
      at(west, south + side),
      at(west, south),
    ],
  ],
});

const dot = (east: number, north: number): FlatShape => ({ isArea: false, parts: [[at(east, north)]] });

const line = (...places: readonly (readonly [number, number])[]): FlatShape => ({
  isArea: false,
  parts: [places.map(([east, north]) => at(east, north))],
});

describe('how far two shapes of the map are apart', () => {
  it.each<[string, FlatShape, FlatShape, number]>([
    ['squares beside each other', square(0, 0), square(300, 0), 200],
    ['squares over each other', square(0, 0), square(20, 260), 160],
    ['a square and one inside it', square(0, 0, 1000), square(400, 400), 0],
    ['a dot and the square around it', dot(50, 50), square(0, 0), 0],
    ['a dot and a square', dot(-30, 140), square(0, 0), 50],
    ['a line through a square', line([-50, 50], [150, 50]), square(0, 0), 0],
    ['a line that passes a square', line([-500, 175], [500, 175]), square(0, 0), 75],
    ['two dots', dot(0, 0), dot(300, 400), 500],
  ])('%s, in metres on the ground', (_, one, other, metres) => {
    expect(metresApart(one, other)).toBeCloseTo(metres, 0);
    expect(metresApart(other, one)).toBeCloseTo(metres, 0);
  });
});
