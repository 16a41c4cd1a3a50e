import { SpatialError } from './spatial-error.ts';

type Position = readonly number[];

/** Every position in a GeoJSON object, at any depth. */
function* positionsOf(value: unknown): Generator<Position> {
  if (Array.isArray(value)) {
    if (value.length > 1 && value.every((part) => typeof part === 'number')) yield value;
    else for (const part of value) yield* positionsOf(part);
  } else if (typeof value === 'object' && value !== null) {
    for (const key of ['features', 'geometry', 'geometries', 'coordinates'])
      yield* positionsOf(Reflect.get(value, key));
  }
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Checks shapes: at least one, and every position within the range of longitude and latitude. Returns them. */
export function checkedShapes(shapes: unknown, what: string): unknown {
  let count = 0;
  for (const [longitude = Number.NaN, latitude = Number.NaN] of positionsOf(shapes)) {
    count += 1;
    const isOnEarth = Math.abs(longitude) <= 180.0001 && Math.abs(latitude) <= 90.0001;
    if (!isOnEarth)
      throw new SpatialError(({ offEarth }) => offEarth(what, rounded(longitude), rounded(latitude)));
  }
  if (count === 0) throw new SpatialError(({ noShapes }) => noShapes(what));
  return shapes;
}
