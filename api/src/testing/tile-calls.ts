import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { MapBounds } from 'shared-contracts/map';
import type { TestClient } from './test-server.ts';

/** A feature of a tile: its kind (1 point, 2 line, 3 area) and its properties. */
interface TileFeature {
  readonly type: number;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The features of a tile's bytes. */
export function featuresIn(bytes: Uint8Array, layer: string): readonly TileFeature[] {
  if (bytes.length === 0) return [];
  const found = new VectorTile(new PbfReader(bytes)).layers[layer];
  if (!found) return [];
  return Array.from({ length: found.length }, (_, place) => {
    const { type, properties } = found.feature(place);
    return { type, properties };
  });
}

/** The tile of a zoom level that contains a position. */
export function tileAt([longitude, latitude]: readonly [number, number], z: number) {
  const side = 2 ** z;
  const y = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return {
    z,
    x: Math.floor(((longitude + 180) / 360) * side),
    y: Math.floor(((1 - y) / 2) * side),
  };
}

/** The middle of bounds. */
export const middleOf = ([west, south, east, north]: MapBounds): readonly [number, number] => [
  (west + east) / 2,
  (south + north) / 2,
];

/** Requests a tile as a browser does. */
export const askTile = (
  client: TestClient,
  layer: string,
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
  query = '',
  headers: Record<string, string> = {},
) => client.get(`/api/map/tiles/${layer}/${z}/${x}/${y}${query}`, headers);
