import * as v from 'valibot';
import { mapLimits } from '../limits/index.ts';
import { tileLayers } from './layer-types.ts';

const whole = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));

/** A tile of the usual square pyramid (Web Mercator): z 0 is the whole world, and y is counted from the north. */
export const tilePlaceSchema = v.pipe(
  v.object({
    layer: v.picklist(tileLayers),
    z: v.pipe(whole, v.minValue(mapLimits.tileZoom.least), v.maxValue(mapLimits.tileZoom.most)),
    x: whole,
    y: whole,
  }),
  v.check(({ z, x, y }) => x < 2 ** z && y < 2 ** z, 'There is no such tile.'),
);

export type TilePlace = v.InferOutput<typeof tilePlaceSchema>;

export const tileQuerySchema = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid('The id must be a UUID.'))),
  /** The query of an explorer, by the name that `map/views` returned. */
  view: v.optional(v.pipe(v.string(), v.uuid('The view must be a UUID.'))),
  /** The field of the layer that determines the colours. */
  by: v.optional(v.pipe(v.string(), v.maxLength(mapLimits.fieldName))),
});

const latitudeOf = (part: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * part))) * 180) / Math.PI;

/** The bounds of a tile in degrees, with some margin, so that shapes at its edge are drawn whole. */
export function tileBounds({ z, x, y }: Pick<TilePlace, 'z' | 'x' | 'y'>) {
  const side = 2 ** z;
  const room = mapLimits.tileBuffer / mapLimits.tileExtent;
  return {
    west: ((x - room) / side) * 360 - 180,
    east: ((x + 1 + room) / side) * 360 - 180,
    north: latitudeOf(Math.max(0, y - room) / side),
    south: latitudeOf(Math.min(side, y + 1 + room) / side),
  };
}
