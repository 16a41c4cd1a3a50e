import { type AreaName, areaNames } from 'shared-contracts/area';
import { withoutEnd } from 'shared-contracts/limits';
import * as v from 'valibot';

const place = '{area}';

/** An address without a slash at its end: an origin, or a path below one. */
function placeOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + withoutEnd(pathname, '/');
}

/** The address of each area, where one pattern says all of them. */
const entriesOf = (list: string): string[][] =>
  list.includes(place)
    ? areaNames.map((area) => [area, list.replaceAll(place, area)])
    : list
        .split(',')
        .filter(Boolean)
        .map((entry) => entry.split('='));

/** `https://land.example/remotes/{area}`, or each by itself: `admin=http://localhost:4001,map=https://map.example` */
export const remoteOrigins = v.pipe(
  v.string(),
  v.transform(entriesOf),
  v.array(
    v.tuple(
      [v.picklist(areaNames), v.pipe(v.string(), v.url())],
      `must be an address with ${place} in it, or read area=origin,area=origin with known areas`,
    ),
  ),
  v.transform((list) => new Map<AreaName, string>(list.map(([area, address]) => [area, placeOf(address)]))),
);
