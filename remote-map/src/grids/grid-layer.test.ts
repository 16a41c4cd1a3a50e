import VectorTileLayer from 'ol/layer/VectorTile.js';
import OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import { featuresOfTile } from '../testing/features-of-tile.ts';
import { surveyGridLayer } from './grid-layer.ts';

/** In the west of Alberta. */
const place = fromLonLat([-116.4, 53.6]);

/** Metres of the projection that a tile of a zoom is wide. */
const widthOf = (zoom: number): number => (512 * 156543.03392804097) / 2 ** (zoom + 1);

function gridOf(grid: 'DLS' | 'NTS'): VectorTileLayer {
  const { layer } = surveyGridLayer(grid, new OlMap({}));
  if (!(layer instanceof VectorTileLayer)) throw new Error('The grid has no tiles.');
  return layer;
}

/** Names in a tile, and in the eight around it. */
async function namesAround(layer: VectorTileLayer, zoom: number): Promise<readonly unknown[]> {
  const [x = 0, y = 0] = place;
  const names: unknown[] = [];
  for (const across of [-1, 0, 1])
    for (const up of [-1, 0, 1]) {
      const at = [x + across * widthOf(zoom), y + up * widthOf(zoom)];
      names.push(...(await featuresOfTile(layer, { zoom, at })).map((one) => one.get('label')));
    }
  return names.filter((name) => name !== undefined);
}

describe('a grid of the survey', () => {
  it.each(['DLS', 'NTS'] as const)('%s names a piece that lies in several tiles once', async (grid) => {
    const names = await namesAround(gridOf(grid), 8);
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is as fine as the zoom of its tile allows', async () => {
    const labelled = async (zoom: number) =>
      (await featuresOfTile(gridOf('DLS'), { zoom, at: place })).flatMap((one) => {
        const label: unknown = one.get('label');
        return typeof label === 'string' && one.get('isMajor') !== true ? [label] : [];
      });
    // The map's zoom is one more than that of its tiles.
    expect(await labelled(7)).toEqual([]);
    for (const label of await labelled(11)) expect(label).toMatch(/^\d+$/);
    for (const label of await labelled(12)) expect(label).toMatch(/^[NS][EW] \d+$/);
    expect(Math.max(...(await labelled(13)).map(Number))).toBeLessThanOrEqual(16);
  });
});
