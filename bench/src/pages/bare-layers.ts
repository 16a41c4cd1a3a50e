import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { createXYZ } from 'ol/tilegrid.js';
import View from 'ol/View.js';

const parameters = new URLSearchParams(window.location.search);
const numbers = (name: string): number[] | undefined => parameters.get(name)?.split(',').map(Number);

/** The colours that Rightway gives a parcel. */
const [fill, stroke] = [
  new Fill({ color: 'rgba(92, 107, 127, 0.5)' }),
  new Stroke({ color: '#5c6b7f', width: 1.4 }),
];

/** OpenLayers with one layer of tiles and nothing else: no ground, no grids, no names. */
export function showLayers(root: HTMLElement): void {
  const [width = 0, height = 0] = numbers('size') ?? [];
  root.style.cssText = `width: ${width}px; height: ${height}px`;
  const style = new Style({ fill, stroke, image: new CircleStyle({ radius: 4, fill, stroke }) });
  const source = new VectorTileSource({
    format: new MVT(),
    tileGrid: createXYZ({ minZoom: 3, maxZoom: 16, tileSize: 512 }),
    url: `${parameters.get('tiles')}{z}/{x}/{y}`,
  });
  const view = new View({ minZoom: 5, maxZoom: 17, enableRotation: false });
  const [latitude, longitude, zoom] = numbers('at') ?? [];
  if (latitude !== undefined && longitude !== undefined && zoom !== undefined) {
    view.setCenter(fromLonLat([longitude, latitude]));
    view.setZoom(zoom);
  } else
    view.fit(transformExtent(numbers('bounds') ?? [], 'EPSG:4326', 'EPSG:3857'), {
      size: [width, height],
      maxZoom: 14,
    });
  new OlMap({ target: root, view, controls: [], layers: [new VectorTileLayer({ source, style })] });
}
