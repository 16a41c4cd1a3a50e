import OlMap from 'ol/Map.js';
import { mapLimits } from 'shared-contracts/limits';
import { describe, expect, it, vi } from 'vitest';
import { firstView, zoomBy } from './use-ol-map.ts';

describe('going nearer and further', () => {
  it.each([
    [1, mapLimits.zoom.most],
    [-1, mapLimits.zoom.least],
  ] as const)('by %d stops at zoom %d', async (by, wanted) => {
    const view = firstView({ latitude: 55, longitude: -118, zoom: wanted });
    const map = new OlMap({ controls: [], view });
    zoomBy(map, by);
    await vi.waitFor(() => expect(view.getAnimating()).toBe(false), { timeout: 300_000 });
    expect(view.getZoom()).toBe(wanted);
  });
});
