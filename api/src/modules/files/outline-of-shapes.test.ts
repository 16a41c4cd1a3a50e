import { describe, expect, it } from 'vitest';
import { outlineOfShapes } from './outline-of-shapes.ts';

const feature = (type: string, coordinates: unknown) => ({
  type: 'Feature',
  geometry: { type, coordinates },
});
const collection = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

const ring = [
  [-114, 51],
  [-113, 51],
  [-113, 52],
  [-114, 51],
];
const line = ring.slice(0, 3);
const bow = [
  [-114, 51],
  [-113, 52],
  [-113, 51],
  [-114, 52],
  [-114, 51],
];

describe('the outline of a file', () => {
  it.each([
    ['its area', feature('Polygon', [ring]), { type: 'Polygon', coordinates: [ring] }],
    [
      'all of its areas, and no lines beside them',
      collection(feature('Polygon', [ring]), feature('LineString', ring), feature('MultiPolygon', [[ring]])),
      { type: 'MultiPolygon', coordinates: [[ring], [ring]] },
    ],
    [
      'the lines of a drawing that close',
      collection(feature('LineString', line), feature('LineString', ring)),
      { type: 'Polygon', coordinates: [ring] },
    ],
    [
      'one that crosses itself, to be told so',
      feature('Polygon', [bow]),
      { type: 'Polygon', coordinates: [bow] },
    ],
  ])('is %s', (_, shapes, outline) => expect(outlineOfShapes(shapes)).toEqual(outline));

  it.each([
    ['lines that do not close', feature('LineString', line)],
    ['points', feature('Point', [-114, 51])],
    ['what lies off the earth', feature('Polygon', [ring.map(([x = 0, y = 0]) => [x * 2, y * 2])])],
    ['nothing', {}],
  ])('is not made of %s', (_, shapes) => expect(outlineOfShapes(shapes)).toBeUndefined());

  it('has few enough points for a parcel', () => {
    const round = Array.from({ length: 9000 }, (_, place) => {
      const angle = (place / 9000) * 2 * Math.PI;
      return [-114 + 0.01 * Math.cos(angle), 51 + 0.01 * Math.sin(angle)];
    });
    const outline = outlineOfShapes(feature('Polygon', [[...round, round[0]]]));
    const { coordinates } = outline as { readonly coordinates: readonly (readonly unknown[])[] };
    expect(coordinates[0]?.length).toBeGreaterThan(100);
    expect(coordinates[0]?.length).toBeLessThanOrEqual(5000);
    expect(coordinates[0]?.[0]).toEqual(coordinates[0]?.at(-1));
  });
});
