import type BaseLayer from 'ol/layer/Base.js';
import LayerGroup from 'ol/layer/Group.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type OlMap from 'ol/Map.js';
import { darkGroundKey } from '../base/looks.ts';
import { type SurveyGrid, surveyGridLayer } from '../grids/grid-layer.ts';
import { layerKey } from '../layers/use-drawn-layers.ts';

const isGrid = (key: unknown): key is SurveyGrid => key === 'DLS' || key === 'NTS';

/** A layer that draws the same as another one, of the same source and in the same look. */
function twinOf(layer: BaseLayer): BaseLayer | undefined {
  if (layer instanceof LayerGroup)
    return new LayerGroup({
      layers: layer
        .getLayers()
        .getArray()
        .flatMap((one) => twinOf(one) ?? []),
    });
  if (layer instanceof VectorTileLayer) {
    const source = layer.getSource();
    const twin = new VectorTileLayer({
      ...(source ? { source } : {}),
      style: layer.getStyle(),
      declutter: true,
    });
    const ground = layer.getBackground();
    if (ground) twin.setBackground(ground);
    return twin;
  }
  if (layer instanceof VectorLayer) {
    const source = layer.getSource();
    return new VectorLayer({ ...(source ? { source } : {}), style: layer.getStyle(), declutter: true });
  }
  if (layer instanceof TileLayer) {
    const source = layer.getSource();
    return new TileLayer({ ...(source ? { source } : {}) });
  }
  return undefined;
}

/**
 * Copies the layers of a map to another one without requesting anything twice; layers drawn for the view are drawn for
 * the other map's view.
 */
export function putTwins(from: OlMap, onto: OlMap): void {
  onto.set(darkGroundKey, from.get(darkGroundKey));
  for (const layer of from.getLayers().getArray()) {
    if (!layer.getVisible()) continue;
    const key: unknown = layer.get(layerKey);
    const grid = isGrid(key) ? surveyGridLayer(key, onto).layer : undefined;
    const twin = grid ?? twinOf(layer);
    if (!twin) continue;
    twin.setOpacity(layer.getOpacity());
    twin.setZIndex(layer.getZIndex() ?? 0);
    twin.setMinZoom(layer.getMinZoom());
    twin.setMaxZoom(layer.getMaxZoom());
    onto.addLayer(twin);
  }
}
