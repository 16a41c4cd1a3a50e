import proj4 from 'proj4';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Degrees of a whole turn: no longitude is more, and hardly a place in metres is less. */
const turn = 360;

/** Whether this is a position: two numbers or more. */
const isPosition = (value: readonly unknown[]): value is readonly number[] =>
  value.length > 1 && value.every((part) => typeof part === 'number');

/** The parts of a GeoJSON object in which positions lie. */
const holders = new Set(['features', 'geometry', 'geometries', 'coordinates']);

/** What is said of the system that the positions leave. */
const ofSystem = new Set(['crs', 'bbox']);

/**
 * The shapes with their positions in longitude and latitude, from those of a projection (in PROJ notation); heights
 * stay as they are. The depth of the shapes was measured before.
 */
export function placedShapes(shapes: unknown, projection: string): unknown {
  const { forward } = proj4(projection, 'WGS84');
  const placed = (value: unknown): unknown => {
    if (isList(value)) {
      if (!isPosition(value)) return value.map(placed);
      const [x = 0, y = 0, ...heights] = value;
      const [longitude = Number.NaN, latitude = Number.NaN] = forward([x, y]);
      return [longitude, latitude, ...heights];
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) =>
        ofSystem.has(key) ? [] : [[key, holders.has(key) ? placed(part) : part]],
      ),
    );
  };
  return placed(shapes);
}

/** Whether some position cannot be a longitude and a latitude, so that the shapes must lie in a projection. */
export function isProjected(shapes: unknown): boolean {
  if (isList(shapes)) {
    if (!isPosition(shapes)) return shapes.some(isProjected);
    const [x = 0, y = 0] = shapes;
    return Math.abs(x) > turn || Math.abs(y) > turn;
  }
  if (typeof shapes !== 'object' || shapes === null) return false;
  return Object.entries(shapes).some(([key, part]) => holders.has(key) && isProjected(part));
}
