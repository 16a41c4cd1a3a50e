import { geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { mapLimits } from 'shared-contracts/limits';
import * as v from 'valibot';

const position = v.tuple([v.number(), v.number()]);
const ring = v.array(position);

/**
 * The geometries that can be in a tile. Anything else is left out, so that one bad outline does not cost the whole
 * tile.
 */
const geometrySchema = v.variant('type', [
  v.object({ type: v.literal('Point'), coordinates: position }),
  v.object({ type: v.literal('MultiPoint'), coordinates: ring }),
  v.object({ type: v.literal('LineString'), coordinates: ring }),
  v.object({ type: v.literal('MultiLineString'), coordinates: v.array(ring) }),
  v.object({ type: v.literal('Polygon'), coordinates: v.array(ring) }),
  v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(ring)) }),
]);

type Geometry = v.InferOutput<typeof geometrySchema>;

/** The position of a tile, the name of its layer, and what is in it. */
export interface TileTask {
  readonly layer: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly shapes: readonly {
    readonly geometry: unknown;
    readonly properties: Readonly<Record<string, string>>;
  }[];
}

/** Side of a tile in CSS pixels, and the size below which an area is drawn as a dot. */
const tilePixels = 512;
const dotPixels = 2;

/** The same size in degrees of longitude. */
export const dotDegrees = (z: number): number => (dotPixels * 360) / (2 ** z * tilePixels);

/** An area too small to be seen at a zoom level becomes a dot in its centre; other shapes stay as they are. */
function visible(geometry: Geometry, z: number): Geometry {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return geometry;
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of rings.flat()) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  if (east - west >= dotDegrees(z)) return geometry;
  return { type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2] };
}

/**
 * Cuts shapes, given in degrees, to a tile, simplified as far as its zoom level allows. Returns a Mapbox vector tile,
 * empty if nothing is in it.
 */
export function cutTile({ layer, z, x, y, shapes }: TileTask): Uint8Array {
  const features = shapes.flatMap(({ geometry, properties }) => {
    const read = v.safeParse(geometrySchema, geometry);
    return read.success
      ? [{ type: 'Feature' as const, geometry: visible(read.output, z), properties: { ...properties } }]
      : [];
  });
  if (features.length === 0) return new Uint8Array();
  const { tileExtent: extent, tileBuffer: buffer } = mapLimits;
  const tile = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
    clip: true,
    extent,
    buffer,
    maxZoom: mapLimits.tileZoom.most,
  });
  if (!tile || tile.features.length === 0) return new Uint8Array();
  return fromGeojsonVt({ [layer]: tile }, { version: 2, extent });
}
