import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import { describe, expect, it } from 'vitest';
import { drawnBy, drawnKey } from '../layers/drawn-layer.ts';
import { layerKey } from '../layers/use-drawn-layers.ts';
import { featuresWithin } from './features-within.ts';

const area = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];

describe('what an area meets', () => {
  it('is what is drawn there: not what the filter or a status leaves out', () => {
    const dot = (id: string, status: string) => new Feature({ geometry: new Point([5, 5]), id, status });
    const layer = new VectorLayer({
      source: new VectorSource({ features: [dot('a', 'Signed'), dot('b', 'Open'), dot('c', 'Signed')] }),
    });
    layer.set(layerKey, 'Agreements');
    const map = new OlMap({ controls: [], layers: [layer] });
    const ids = () => featuresWithin(map, area).map(({ id }) => id);
    expect(ids().toSorted()).toEqual(['a', 'b', 'c']);
    layer.set(drawnKey, drawnBy({ shown: new Set(['a', 'b']), hidden: [], by: '', contains: '' }));
    expect(ids().toSorted()).toEqual(['a', 'b']);
    layer.set(drawnKey, drawnBy({ shown: new Set(['a', 'b']), hidden: ['Open'], by: '', contains: '' }));
    expect(ids()).toEqual(['a']);
    layer.setVisible(false);
    expect(ids()).toEqual([]);
  });
});
