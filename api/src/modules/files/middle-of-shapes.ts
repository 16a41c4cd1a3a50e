import { gatheredShapes } from './gather-shapes.ts';

/** The centre of the bounding box of all shapes, longitude and latitude; null if there are none. */
export function middleOf(shapes: unknown): [longitude: number, latitude: number] | null {
  const { lines, areas, points } = gatheredShapes(shapes);
  let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const places of [points, ...lines, ...areas.flat()])
    for (const [x, y] of places) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  return west <= east ? [(west + east) / 2, (south + north) / 2] : null;
}
