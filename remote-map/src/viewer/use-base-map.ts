import TileLayer from 'ol/layer/Tile.js';
import type OlMap from 'ol/Map.js';
import XYZ from 'ol/source/XYZ.js';
import { useEffect } from 'react';
import { mapLimits } from 'shared-contracts/limits';
import type { Basemap } from 'shared-contracts/map';
import { useRest, useTheme } from 'shared-ui';
import { baseLayer } from '../base/base-layer.ts';
import { esriLayer } from '../base/esri-layer.ts';
import { baseLooks, type DrawnBase, darkGroundKey } from '../base/looks.ts';
import { onceDrawn } from '../base/once-drawn.ts';
import { pictureLoader } from '../drawing/picture-tiles.ts';
import type { MapData } from './use-map-data.ts';

const silent = () => {};

/** Tiles of the operator, over the embedded base map, which stays visible where they do not come. */
function namedLayer(basemap: Basemap, address: string): TileLayer {
  const { least: minZoom, most: maxZoom } = mapLimits.tileZoom;
  const layer = new TileLayer({
    source: new XYZ({
      url: `${address}map/base/${basemap}/{z}/{x}/{y}`,
      minZoom,
      maxZoom,
      tileLoadFunction: pictureLoader(silent),
    }),
  });
  layer.setZIndex(1);
  return layer;
}

/** What of the settings a base map is made of. */
export type BaseMapSettings = Pick<MapData, 'esriApiKey' | 'basemaps'>;

/** The look to draw: on a dark page terrain is dark too, unless its tiles come from somebody else. */
export function useDrawnBase(basemap: Basemap, { esriApiKey, basemaps }: BaseMapSettings): DrawnBase {
  const { colorScheme } = useTheme();
  const isOurs = !esriApiKey && !basemaps.some(({ look }) => look === basemap);
  return basemap === 'terrain' && isOurs && colorScheme === 'dark' ? 'darkTerrain' : basemap;
}

interface ShownBase {
  /** The look that was chosen. */
  readonly basemap: Basemap;
  /** How the embedded map draws it. */
  readonly drawn: DrawnBase;
}

/**
 * Adds the base map below all layers: the embedded one, and over it Esri's if there is a key, else the operator's own.
 */
export function useBaseMap(
  map: OlMap,
  { basemap, drawn }: ShownBase,
  { esriApiKey, basemaps }: BaseMapSettings,
): void {
  const { address } = useRest();
  const isNamed = basemaps.some(({ look }) => look === basemap);
  useEffect(() => {
    const over = esriApiKey
      ? [esriLayer(basemap, esriApiKey)]
      : isNamed
        ? [namedLayer(basemap, address)]
        : [];
    const layers = [baseLayer(drawn), ...over];
    const wait = onceDrawn(map, () => {
      for (const layer of layers) map.addLayer(layer);
    });
    map.set(darkGroundKey, baseLooks[drawn].isDark);
    return () => {
      wait.end();
      for (const layer of layers) map.removeLayer(layer);
    };
  }, [map, basemap, drawn, esriApiKey, isNamed, address]);
}
