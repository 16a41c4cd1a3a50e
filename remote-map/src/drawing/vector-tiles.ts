import type MVT from 'ol/format/MVT.js';
import type Tile from 'ol/Tile.js';
import VectorTile from 'ol/VectorTile.js';
import { loadTile, type OnTileFailure } from './load-tile.ts';

/** Loads vector tiles from the API; a place without features stays empty. */
export const vectorLoader =
  (format: MVT, onFailure: OnTileFailure) =>
  (tile: Tile, url: string): void => {
    if (!(tile instanceof VectorTile)) return;
    tile.setLoader((extent, _resolution, featureProjection) => {
      void loadTile(tile, url, onFailure, async (response) => {
        const bytes = await response.arrayBuffer();
        tile.setFeatures(
          bytes.byteLength === 0 ? [] : format.readFeatures(bytes, { extent, featureProjection }),
        );
      });
    });
  };
