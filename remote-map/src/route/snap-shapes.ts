import Feature from 'ol/Feature.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type OlMap from 'ol/Map.js';
import RenderFeature, { toFeature } from 'ol/render/Feature.js';
import { layerKey } from '../layers/use-drawn-layers.ts';

/** Shapes that a route is drawn along: more would make each move of the pointer slow. */
const most = 2000;

/**
 * The shapes that a route snaps to: visible features of the shown layers, including survey lines and land, but not the
 * route itself.
 */
export function snapShapes(map: OlMap): readonly Feature[] {
  const extent = map.getView().calculateExtent(map.getSize());
  const found: Feature[] = [];
  for (const layer of map.getAllLayers()) {
    const key: unknown = layer.get(layerKey);
    if (!layer.getVisible() || typeof key !== 'string' || key === 'route') continue;
    if (layer instanceof VectorTileLayer)
      for (const one of layer.getFeaturesInExtent(extent))
        found.push(one instanceof RenderFeature ? toFeature(one) : one);
    else if (layer instanceof VectorLayer)
      for (const one of layer.getSource()?.getFeaturesInExtent(extent) ?? [])
        if (one instanceof Feature) found.push(one);
  }
  return found.slice(0, most);
}
