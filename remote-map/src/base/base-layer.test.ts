import { basemaps } from 'shared-contracts/map';
import { describe, expect, it } from 'vitest';
import { townsFor } from '../search/use-map-search.ts';
import { baseLayer, baseTowns } from './base-layer.ts';
import { baseLooks } from './looks.ts';

describe('the embedded base map', () => {
  it.each(basemaps)('is drawn in the look %s, without a network', (basemap) => {
    const layer = baseLayer(basemap);
    const features = layer.getSource()?.getFeatures() ?? [];
    const kinds = new Set(features.map((feature) => feature.get('kind')));
    expect([...kinds].sort()).toEqual(['borders', 'lakes', 'land', 'provinces', 'rivers', 'towns']);
    expect(layer.getBackground()).toBe(baseLooks[basemap].water);
  });

  it('has towns that the search goes to', () => {
    expect(baseTowns().length).toBeGreaterThan(100);
    expect(townsFor('edm')[0]).toMatchObject({ text: 'Edmonton', latitude: expect.closeTo(53.55, 1) });
    expect(townsFor('e')).toEqual([]);
    expect(townsFor('no such town')).toEqual([]);
  });

  it('is an overview where that is asked for: without towns', () => {
    const features = baseLayer('terrain', { hasTowns: false }).getSource()?.getFeatures() ?? [];
    expect(features.some((feature) => feature.get('kind') === 'towns')).toBe(false);
  });
});
