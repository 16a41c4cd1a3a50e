import { describe, expect, it } from 'vitest';
import { linesOf, pathOf, picture, ringsOf, sketchOf } from './sketch-shape.ts';

const quarter = {
  type: 'Polygon',
  coordinates: [
    [
      [-114.01, 53],
      [-114, 53],
      [-114, 53.01],
      [-114.01, 53.01],
      [-114.01, 53],
    ],
  ],
};

describe('a sketch of land', () => {
  it('has it in its middle, north up and west left, within its margins', () => {
    const rings = ringsOf(quarter);
    const sketch = sketchOf(rings);
    expect(sketch?.middle.longitude).toBeCloseTo(-114.005, 9);
    expect(sketch?.middle.latitude).toBeCloseTo(53.005, 9);
    const corners = (rings[0] ?? []).map((corner) => sketch?.at(corner) ?? [0, 0]);
    const [southWest, southEast, northEast] = corners;
    expect(southEast?.[0]).toBeGreaterThan(southWest?.[0] ?? 0);
    expect(northEast?.[1]).toBeLessThan(southEast?.[1] ?? 0);
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThanOrEqual(picture.margin);
      expect(x).toBeLessThanOrEqual(picture.width - picture.margin);
      expect(y).toBeGreaterThanOrEqual(picture.margin);
      expect(y).toBeLessThanOrEqual(picture.height - picture.margin);
    }
    // 0.01° of longitude at 53° N is 0.602 as long as 0.01° of latitude: cos 53.005°.
    const width = (southEast?.[0] ?? 0) - (southWest?.[0] ?? 0);
    const height = (southEast?.[1] ?? 0) - (northEast?.[1] ?? 0);
    expect(width / height).toBeCloseTo(0.6018, 3);
  });

  it('draws the lines of a route, and nothing of what is none', () => {
    const route = {
      type: 'LineString',
      coordinates: [
        [-114.02, 53.005],
        [-113.99, 53.005],
      ],
    };
    const sketch = sketchOf(ringsOf(quarter));
    const [line = []] = linesOf(route);
    expect(sketch && pathOf(sketch, line)).toMatch(/^M-?\d+\.\d,66\.0L\d+\.\d,66\.0$/);
    expect([linesOf(null), ringsOf(null), sketchOf([])]).toEqual([[], [], undefined]);
  });
});
