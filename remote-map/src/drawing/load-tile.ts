import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import * as v from 'valibot';

const refusalSchema = v.object({ message: v.string() });

/** The API's message in an answer without a tile; undefined if it has none for people. */
export async function refusalOf(response: Response): Promise<string | undefined> {
  try {
    const read = v.safeParse(refusalSchema, await response.json());
    return read.success ? read.output.message : undefined;
  } catch {
    return undefined;
  }
}

/** Called with why tiles do not come, true without a message; and undefined when one came. */
export type OnTileFailure = (failure: string | true | undefined) => void;

/** Requests a tile, passes it to the drawing, and reports the message of a failure. */
export async function loadTile(
  tile: Tile,
  url: string,
  onFailure: OnTileFailure,
  draw: (response: Response) => Promise<void>,
): Promise<void> {
  const fail = (failure: string | true) => {
    onFailure(failure);
    tile.setState(TileState.ERROR);
  };
  try {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (!response.ok) return fail((await refusalOf(response)) ?? true);
    await draw(response);
    onFailure(undefined);
  } catch {
    fail(true);
  }
}
