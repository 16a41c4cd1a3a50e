import { fromLonLat } from 'ol/proj.js';
import { basemaps } from 'shared-contracts/map';
import { describe, expect, it } from 'vitest';
import { townsFor } from '../search/use-map-search.ts';
import { featuresOfTile } from '../testing/features-of-tile.ts';
import { baseLayer } from './base-layer.ts';
import { baseMap } from './base-map.ts';
import { baseLooks } from './looks.ts';

/** The tile of a layer around Canada, far out. */
const far = { zoom: 2, at: fromLonLat([-100, 60]) };

describe('the embedded base map', () => {
  it.each([...basemaps, 'darkTerrain'] as const)(
    'is drawn in the look %s, without a network',
    async (basemap) => {
      const layer = baseLayer(basemap);
      const features = await featuresOfTile(layer, far);
      const kinds = new Set(features.map((feature) => feature.get('kind')));
      expect([...kinds].sort()).toEqual(['borders', 'lakes', 'land', 'provinces', 'rivers', 'towns']);
      expect(layer.getBackground()).toBe(baseLooks[basemap].water);
    },
  );

  it('gives a tile what meets it, and nothing else', async () => {
    const layer = baseLayer('terrain');
    const near = await featuresOfTile(layer, { zoom: 9, at: fromLonLat([-113.49, 53.55]) });
    const towns = near.flatMap((feature) => (feature.get('kind') === 'towns' ? [feature.get('name')] : []));
    expect(towns).toContain('Edmonton');
    expect(towns).not.toContain('Calgary');
  });

  it('has towns that the search goes to', async () => {
    const { towns } = await baseMap();
    expect(towns.length).toBeGreaterThan(100);
    const [found] = await townsFor('edm');
    expect(found).toMatchObject({ text: 'Edmonton', latitude: expect.closeTo(53.55, 1) });
    expect(await townsFor('e')).toEqual([]);
    expect(await townsFor('no such town')).toEqual([]);
  });

  it('is an overview where that is asked for: without towns', async () => {
    const features = await featuresOfTile(baseLayer('terrain', { hasTowns: false }), far);
    expect(features.length).toBeGreaterThan(10);
    expect(features.some((feature) => feature.get('kind') === 'towns')).toBe(false);
  });
});
