import type OlMap from 'ol/Map.js';
import { useEffect } from 'react';
import type { Basemap } from 'shared-contracts/map';
import { baseLayer } from '../base/base-layer.ts';
import { esriLayer } from '../base/esri-layer.ts';

/** Puts the base map under everything else: the embedded one, and Esri's over it where there is a key. */
export function useBaseMap(map: OlMap, basemap: Basemap, esriApiKey: string | null): void {
  useEffect(() => {
    const layers = [baseLayer(basemap), ...(esriApiKey ? [esriLayer(basemap, esriApiKey)] : [])];
    for (const layer of layers) map.addLayer(layer);
    return () => {
      for (const layer of layers) map.removeLayer(layer);
    };
  }, [map, basemap, esriApiKey]);
}
