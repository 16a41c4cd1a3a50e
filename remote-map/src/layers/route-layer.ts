import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { readRoute } from 'shared-contracts/projects';
import type { DrawnLayer } from '../drawing/drawn-layer.ts';

const format = new GeoJSON({ featureProjection: 'EPSG:3857', dataProjection: 'EPSG:4326' });

const line = new Stroke({ color: '#c4302b', width: 3 });
const style = [
  new Style({ stroke: new Stroke({ color: '#ffffffcc', width: 6 }) }),
  new Style({
    stroke: line,
    fill: new Fill({ color: 'rgba(196, 48, 43, 0.12)' }),
    image: new CircleStyle({ radius: 6, fill: new Fill({ color: '#c4302b' }) }),
  }),
];

/** The project's route as its form has it, or the place of its site; undefined where it has none. */
export function routeLayer(route: unknown): DrawnLayer | undefined {
  const read = readRoute(route);
  if (typeof read === 'string') return undefined;
  const source = new VectorSource({ features: format.readFeatures(read) });
  return { layer: new VectorLayer({ source, style }), show: () => {}, end: () => source.clear() };
}
