import {
  boundsOfLand,
  boundsOfOutline,
  descriptionOf,
  landOfParts,
  type Outline,
  type ParcelPartValues,
  provincesOfLand,
} from 'shared-contracts/land';
import { type Bounds, polygonOf } from 'shared-contracts/land-survey';

const around = (places: readonly Bounds[]): Bounds | undefined => {
  if (places.length === 0) return undefined;
  return {
    west: Math.min(...places.map(({ west }) => west)),
    south: Math.min(...places.map(({ south }) => south)),
    east: Math.max(...places.map(({ east }) => east)),
    north: Math.max(...places.map(({ north }) => north)),
  };
};

/** The values derived from a parcel's parts and, if it is used, the surveyed outline: its description and location. */
export function placeOfParcel(parts: readonly ParcelPartValues[], outline: Outline | null) {
  const lands = landOfParts(parts);
  const rings = lands.map((land) => [polygonOf(land)]);
  const [only, ...more] = rings;
  const geometry =
    more.length > 0
      ? { type: 'MultiPolygon', coordinates: rings }
      : only && { type: 'Polygon', coordinates: only };
  const places = outline ? boundsOfOutline(outline) : boundsOfLand(lands);
  const { west = null, south = null, east = null, north = null } = around(places) ?? {};
  return {
    formatted_legal_description: descriptionOf(parts),
    legal_type: lands[0]?.system ?? 'OTHER',
    land_provinces: provincesOfLand(lands).join(' '),
    geometry: geometry ? JSON.stringify(geometry) : null,
    places: JSON.stringify(places.map((one) => [one.west, one.south, one.east, one.north])),
    west,
    south,
    east,
    north,
  };
}
