import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';
import type { Basemap } from 'shared-contracts/map';

/** Esri's services for the five base maps. */
const services: Readonly<Record<Basemap, string>> = {
  terrain: 'World_Topo_Map',
  gray: 'Canvas/World_Light_Gray_Base',
  darkGray: 'Canvas/World_Dark_Gray_Base',
  satellite: 'World_Imagery',
  street: 'World_Street_Map',
};

const origin = 'https://ibasemaps-api.arcgis.com';

/** Esri's tiles over the embedded base map, which stays visible if they do not load. */
export function esriLayer(basemap: Basemap, key: string): TileLayer {
  const path = `arcgis/rest/services/${services[basemap]}/MapServer/tile/{z}/{y}/{x}`;
  const layer = new TileLayer({
    source: new XYZ({
      url: `${origin}/${path}?token=${encodeURIComponent(key)}`,
      crossOrigin: 'anonymous',
      maxZoom: 19,
    }),
  });
  layer.setZIndex(1);
  return layer;
}
