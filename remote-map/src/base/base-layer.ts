import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Basemap } from 'shared-contracts/map';
import * as v from 'valibot';
import drawn from './base-map.json';
import { type BaseLook, baseLooks } from './looks.ts';

const position = v.tuple([v.number(), v.number()]);
const line = v.array(position);
const townSchema = v.tuple([v.string(), v.number(), v.number(), v.number()]);

/** What the base map is drawn from; towns with their place and thousands of people. */
const drawnSchema = v.object({
  land: v.array(v.array(line)),
  lakes: v.array(v.array(line)),
  rivers: v.array(line),
  provinces: v.array(line),
  borders: v.array(line),
  towns: v.array(townSchema),
});

/** A town of the base map. */
export interface Town {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

type Kind = keyof v.InferOutput<typeof drawnSchema>;

const projected = (positions: readonly (readonly [number, number])[]) =>
  positions.map(([x, y]) => fromLonLat([x, y]));

/** Read once a page, when a map is first shown. */
function readDrawn() {
  const { towns, ...shapes } = v.parse(drawnSchema, drawn);
  const feature = (kind: Kind, geometry: Polygon | LineString | Point) => {
    const made = new Feature(geometry);
    made.set('kind', kind);
    return made;
  };
  const areas = (kind: 'land' | 'lakes') =>
    shapes[kind].map((rings) => feature(kind, new Polygon(rings.map(projected))));
  const lines = (kind: 'rivers' | 'provinces' | 'borders') =>
    shapes[kind].map((one) => feature(kind, new LineString(projected(one))));
  const named = towns.map(([name, longitude, latitude, people]) => {
    const made = feature('towns', new Point(fromLonLat([longitude, latitude])));
    made.setProperties({ name, people });
    return made;
  });
  return {
    features: [
      ...areas('land'),
      ...areas('lakes'),
      ...lines('rivers'),
      ...lines('provinces'),
      ...lines('borders'),
      ...named,
    ],
    towns: towns.map(([name, longitude, latitude]): Town => ({ name, longitude, latitude })),
  };
}

let read: ReturnType<typeof readDrawn> | undefined;

const known = () => {
  read ??= readDrawn();
  return read;
};

/** The towns of the base map, the largest first. */
export const baseTowns = (): readonly Town[] => known().towns;

const above: Readonly<Record<Kind, number>> = {
  land: 0,
  lakes: 1,
  rivers: 2,
  provinces: 3,
  borders: 4,
  towns: 5,
};

/** Thousands of people from which a town is named, by metres a pixel of the projection. */
function smallestNamed(resolution: number): number {
  if (resolution > 4000) return 300;
  if (resolution > 2000) return 60;
  return resolution > 1000 ? 15 : 0;
}

function styleOf(look: BaseLook) {
  const width: Readonly<Record<Exclude<Kind, 'towns'>, Style>> = {
    land: new Style({
      fill: new Fill({ color: look.land }),
      stroke: new Stroke({ color: look.shore, width: 1 }),
    }),
    lakes: new Style({
      fill: new Fill({ color: look.lake }),
      stroke: new Stroke({ color: look.shore, width: 0.7 }),
    }),
    rivers: new Style({ stroke: new Stroke({ color: look.river, width: 1.3 }) }),
    provinces: new Style({ stroke: new Stroke({ color: look.province, width: 1.2, lineDash: [7, 4] }) }),
    borders: new Style({ stroke: new Stroke({ color: look.border, width: 1.6 }) }),
  };
  for (const [kind, style] of Object.entries(width)) style.setZIndex(above[kind as Kind]);
  const dot = new CircleStyle({
    radius: 3,
    fill: new Fill({ color: look.halo }),
    stroke: new Stroke({ color: look.town, width: 1.4 }),
  });
  return (feature: { get: (name: string) => unknown }, resolution: number): Style | undefined => {
    const kind = feature.get('kind') as Kind;
    if (kind !== 'towns') return width[kind];
    if (Number(feature.get('people')) < smallestNamed(resolution)) return undefined;
    return new Style({
      image: dot,
      zIndex: above.towns,
      text: new Text({
        text: String(feature.get('name')),
        font: '500 12px Inter, system-ui, sans-serif',
        offsetY: -12,
        fill: new Fill({ color: look.town }),
        stroke: new Stroke({ color: look.halo, width: 3 }),
      }),
    });
  };
}

/** The embedded base map in one of its looks, without towns where it is small. */
export function baseLayer(basemap: Basemap, { hasTowns = true } = {}): VectorLayer {
  const { features } = known();
  const source = new VectorSource({
    features: hasTowns ? features : features.filter((feature) => feature.get('kind') !== 'towns'),
    overlaps: false,
  });
  const look = baseLooks[basemap];
  const layer = new VectorLayer({ source, style: styleOf(look), declutter: true });
  layer.setBackground(look.water);
  layer.setZIndex(0);
  return layer;
}
