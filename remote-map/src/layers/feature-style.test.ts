import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import RenderFeature from 'ol/render/Feature.js';
import { describe, expect, it } from 'vitest';
import type { LayerLook } from '../drawing/drawn-layer.ts';
import { featureStyle } from './feature-style.ts';

const look: LayerLook = {
  visible: true,
  opacity: 1,
  labels: true,
  onDark: false,
  color: '#5c6b7f',
  by: '',
  contains: '',
  hidden: [],
  selected: new Set(['chosen']),
  shown: undefined,
  viewId: undefined,
};

const pointOfTile = (id: string) => new RenderFeature('Point', [1000, 2000], [], 2, { id }, id);

describe('a dot', () => {
  it.each([
    ['other', 4],
    ['chosen', 6],
  ])('of a tile that is %s is painted with it, %d pixels round', (id, radius) => {
    const dot = pointOfTile(id);
    const style = featureStyle()(look)(dot, 10);
    expect(style?.getImage()).toBeNull();
    const painted = style?.getGeometryFunction()(dot);
    expect(painted?.getType()).toBe('Polygon');
    const [west = 0, , east = 0] = painted?.getExtent() ?? [];
    expect(west).toBeCloseTo(1000 - radius * 10, 6);
    expect(east).toBeCloseTo(1000 + radius * 10, 6);
  });

  it('of what is no tile is a picture, which stays as large while somebody zooms', () => {
    const style = featureStyle()(look)(new Feature({ geometry: new Point([1000, 2000]), id: 'other' }), 10);
    expect(style?.getImage()).toBeTruthy();
  });
});

describe('the name of an area', () => {
  const quarter = (label: string) =>
    new Feature({ geometry: fromExtent([0, 0, 800, 800]), id: 'other', label });
  const named = (label: string, resolution: number) =>
    featureStyle()(look)(quarter(label), resolution)?.getText()?.getText();

  it('is given where it may have room, and not where it cannot', () => {
    expect(named('NW-31-110-12-W3M', 5)).toBe('NW-31-110-12-W3M');
    expect(named('NW-31-110-12-W3M', 20)).toBeUndefined();
    expect(named('31', 20)).toBe('31');
  });

  it('is dark on light ground, and light on dark', () => {
    const inkOn = (onDark: boolean) =>
      featureStyle()({ ...look, onDark })(quarter('31'), 20)
        ?.getText()
        ?.getFill()
        ?.getColor();
    expect([false, true].map(inkOn)).toEqual(['#1c2430', '#f2f5f8']);
  });
});
