import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import * as v from 'valibot';

const position = v.tuple([v.number(), v.number()]);
const line = v.array(position);
const townSchema = v.tuple([v.string(), v.number(), v.number(), v.number()]);

/** The data of the base map; towns have a position and their population in thousands. */
const drawnSchema = v.object({
  land: v.array(v.array(line)),
  lakes: v.array(v.array(line)),
  rivers: v.array(line),
  provinces: v.array(line),
  borders: v.array(line),
  towns: v.array(townSchema),
});

/** The kind of a base map's feature, in its property `kind`. */
export type BaseKind = keyof v.InferOutput<typeof drawnSchema>;

/** A town of the base map. */
interface Town {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The shapes of the embedded base map, found by where they lie, and its towns, the largest first. */
interface BaseMap {
  readonly shapes: VectorSource;
  readonly towns: readonly Town[];
}

const projected = (positions: readonly (readonly [number, number])[]) =>
  positions.map(([x, y]) => fromLonLat([x, y]));

function madeOf(drawn: unknown): BaseMap {
  const { towns, ...shapes } = v.parse(drawnSchema, drawn);
  const feature = (kind: BaseKind, geometry: Polygon | LineString | Point) => {
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
  const features = [
    ...areas('land'),
    ...areas('lakes'),
    ...lines('rivers'),
    ...lines('provinces'),
    ...lines('borders'),
    ...named,
  ];
  return {
    shapes: new VectorSource({ features, overlaps: false }),
    towns: towns.map(([name, longitude, latitude]): Town => ({ name, longitude, latitude })),
  };
}

let read: Promise<BaseMap> | undefined;

/** The embedded base map, fetched and parsed once per page; after a failure the next caller tries again. */
export function baseMap(): Promise<BaseMap> {
  read ??= import('./base-map.json').then(({ default: drawn }) => madeOf(drawn));
  read.catch(() => {
    read = undefined;
  });
  return read;
}
