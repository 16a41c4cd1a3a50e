import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import View from 'ol/View.js';
import { describe, expect, it } from 'vitest';
import { drawnBy, drawnKey } from '../drawing/drawn-layer.ts';
import { layerKey } from '../layers/use-drawn-layers.ts';
import { featuresAround, featuresWithin } from './features-within.ts';

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

describe('what lies around what is chosen', () => {
  it('is what is drawn within so many metres on the ground, and what was chosen itself', () => {
    // A metre of the projection is 0.56 m at 56° north.
    const [x = 0, y = 0] = fromLonLat([-118, 56]);
    const dot = (id: string, metres: number) =>
      new Feature({ geometry: new Point([x + metres / 0.5592, y]), id, status: 'Signed' });
    const layer = new VectorLayer({
      source: new VectorSource({ features: [dot('a', 0), dot('b', 190), dot('c', 215)] }),
    });
    layer.set(layerKey, 'Agreements');
    const map = new OlMap({
      controls: [],
      layers: [layer],
      view: new View({ center: [x, y], resolution: 10 }),
    });
    map.setSize([1000, 1000]);
    const chosen = new Map([['Agreements a', { layer: 'Agreements', id: 'a', values: {} }]]);
    const ids = (metres: number) =>
      featuresAround(map, chosen, metres)
        .map(({ id }) => id)
        .toSorted();
    expect(ids(100)).toEqual(['a']);
    expect(ids(200)).toEqual(['a', 'b']);
    expect(ids(220)).toEqual(['a', 'b', 'c']);
    expect(featuresAround(map, new Map(), 1000)).toEqual([]);
    // What is not drawn yet stays chosen, however early somebody asks.
    layer.setVisible(false);
    expect(ids(200)).toEqual(['a']);
  });
});
