import type { Language } from 'shared-contracts';
import { centreOf, parseLegalDescription } from 'shared-contracts/land-survey';
import type { TileTask } from './cut-tile.ts';
import type { LayerShape } from './layer-shapes-store.ts';
import { shownStatus } from './layer-states.ts';

/** The position of a well: the centre of the land in its identifier. */
function wellPlace(uwi: string | null) {
  const land = uwi === null ? undefined : parseLegalDescription(uwi);
  return land && { type: 'Point', coordinates: centreOf(land) };
}

/** Shapes of a layer with the details that a map shows of each without a further call: name, land and status. */
export const tileShapes = (
  shapes: readonly LayerShape[],
  language: Language,
  isByField = false,
): TileTask['shapes'] =>
  shapes.map(({ id, place, label, land, geometry, ...status }) => ({
    geometry: geometry ?? wellPlace(land),
    properties: {
      id,
      ...(place === null ? {} : { parcel: place }),
      ...(label === null ? {} : { label }),
      ...(land === null ? {} : { land }),
      ...shownStatus(status, language, isByField),
    },
  }));
