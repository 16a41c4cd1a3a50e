import type { Extent } from 'ol/extent.js';
import type Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import TileState from 'ol/TileState.js';
import type TileGrid from 'ol/tilegrid/TileGrid.js';
import VectorTile from 'ol/VectorTile.js';

interface ComputedTilesOptions {
  readonly tileGrid: TileGrid;
  /** The features that meet an extent, with their whole shapes; a tile clips them. */
  readonly featuresIn: (extent: Extent, resolution: number) => Feature[] | Promise<Feature[]>;
}

/** Tiles of what is known or computed here. OpenLayers paints each of them once; a layer without tiles is painted with each pan. */
export function computedTiles({ tileGrid, featuresIn }: ComputedTilesOptions): VectorTileSource<FeatureLike> {
  return new VectorTileSource<FeatureLike>({
    tileGrid,
    wrapX: false,
    transition: 0,
    overlaps: false,
    tileUrlFunction: ([z, x, y]) => `${z}/${x}/${y}`,
    tileLoadFunction: (tile) => {
      if (!(tile instanceof VectorTile)) return;
      tile.setLoader((extent, resolution) => {
        const read = featuresIn(extent, resolution);
        if (Array.isArray(read)) return tile.setFeatures(read);
        read.then(
          (features) => tile.setFeatures(features),
          () => tile.setState(TileState.ERROR),
        );
      });
    },
  });
}
