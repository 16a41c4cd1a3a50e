import type { Coordinate } from 'ol/coordinate.js';
import type { FeatureLike } from 'ol/Feature.js';
import type VectorTileLayer from 'ol/layer/VectorTile.js';
import { get } from 'ol/proj.js';
import TileState from 'ol/TileState.js';

/** The features of a tile layer around a place, at a zoom. Rejects if the tile cannot be made. */
export async function featuresOfTile(
  layer: VectorTileLayer,
  { zoom, at }: { readonly zoom: number; readonly at: Coordinate },
): Promise<readonly FeatureLike[]> {
  const [source, projection] = [layer.getSource(), get('EPSG:3857')];
  if (!source || !projection) throw new Error('The layer has no tiles.');
  const [z = 0, x = 0, y = 0] = source
    .getTileGridForProjection(projection)
    .getTileCoordForCoordAndZ(at, zoom);
  const tile = source.getTile(z, x, y, 1, projection);
  tile.load();
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (tile.getState() === TileState.LOADED) resolve();
      if (tile.getState() === TileState.ERROR) reject(new Error('The tile could not be made.'));
    };
    tile.addEventListener('change', look);
    look();
  });
  return tile.getSourceTiles().flatMap((one) => one.getFeatures() ?? []);
}
