import ImageTile from 'ol/ImageTile.js';
import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import * as v from 'valibot';

const refusalSchema = v.object({ message: v.string() });

/** What the API says in place of a tile; undefined where it says nothing that a person reads. */
export async function refusalOf(response: Response): Promise<string | undefined> {
  try {
    const read = v.safeParse(refusalSchema, await response.json());
    return read.success ? read.output.message : undefined;
  } catch {
    return undefined;
  }
}

/** Told why tiles do not come, true where no words came; and undefined when one came. */
export type OnTileFailure = (failure: string | true | undefined) => void;

/** Loads pictures of tiles from the API, so that what it says of a failure can be told; a place without a picture stays empty. */
export const pictureLoader =
  (onFailure: OnTileFailure) =>
  (tile: Tile, url: string): void => {
    if (!(tile instanceof ImageTile)) return;
    const load = async () => {
      try {
        const response = await fetch(url, { credentials: 'same-origin' });
        if (!response.ok) {
          onFailure((await refusalOf(response)) ?? true);
          tile.setState(TileState.ERROR);
          return;
        }
        onFailure(undefined);
        if (response.status === 204) {
          tile.setState(TileState.EMPTY);
          return;
        }
        const address = URL.createObjectURL(await response.blob());
        const image = tile.getImage();
        if (!(image instanceof HTMLImageElement)) return;
        const forget = () => URL.revokeObjectURL(address);
        image.addEventListener('load', forget, { once: true });
        image.addEventListener('error', forget, { once: true });
        image.src = address;
      } catch {
        onFailure(true);
        tile.setState(TileState.ERROR);
      }
    };
    void load();
  };
