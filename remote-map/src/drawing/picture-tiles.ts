import ImageTile from 'ol/ImageTile.js';
import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import { loadTile, type OnTileFailure } from './load-tile.ts';

/** Loads pictures of tiles from the API; a place without a picture stays empty. */
export const pictureLoader =
  (onFailure: OnTileFailure) =>
  (tile: Tile, url: string): void => {
    if (!(tile instanceof ImageTile)) return;
    void loadTile(tile, url, onFailure, async (response) => {
      if (response.status === 204) return tile.setState(TileState.EMPTY);
      const address = URL.createObjectURL(await response.blob());
      const image = tile.getImage();
      if (!(image instanceof HTMLImageElement)) return;
      const forget = () => URL.revokeObjectURL(address);
      image.addEventListener('load', forget, { once: true });
      image.addEventListener('error', forget, { once: true });
      image.src = address;
    });
  };
