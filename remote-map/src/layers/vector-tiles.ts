import type { Extent } from 'ol/extent.js';
import type MVT from 'ol/format/MVT.js';
import type { ProjectionLike } from 'ol/proj.js';
import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import VectorTile from 'ol/VectorTile.js';
import { type OnTileFailure, refusalOf } from './picture-tiles.ts';

/** Loads vector tiles from the API, so that what it says of a failure can be told; a place without features stays empty. */
export const vectorLoader =
  (format: MVT, onFailure: OnTileFailure) =>
  (tile: Tile, url: string): void => {
    if (!(tile instanceof VectorTile)) return;
    const load = async (extent: Extent, featureProjection: ProjectionLike) => {
      try {
        const response = await fetch(url, { credentials: 'same-origin' });
        if (!response.ok) {
          onFailure((await refusalOf(response)) ?? true);
          tile.setState(TileState.ERROR);
          return;
        }
        const bytes = await response.arrayBuffer();
        tile.setFeatures(
          bytes.byteLength === 0 ? [] : format.readFeatures(bytes, { extent, featureProjection }),
        );
        onFailure(undefined);
      } catch {
        tile.setState(TileState.ERROR);
        onFailure(true);
      }
    };
    tile.setLoader((extent, _resolution, projection) => {
      void load(extent, projection);
    });
  };
