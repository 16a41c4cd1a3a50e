import type { RoutePosition } from 'shared-contracts/projects';

/** Consecutive positions. */
export type Line = readonly RoutePosition[];

/** The shapes of a file, by kind of geometry. */
export interface Shapes {
  readonly lines: Line[];
  readonly areas: Line[][];
  readonly points: RoutePosition[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const positionOf = (value: unknown): RoutePosition | undefined => {
  const [longitude, latitude] = listOf(value);
  return typeof longitude === 'number' && typeof latitude === 'number' ? [longitude, latitude] : undefined;
};

/** The positions of a line, without consecutive duplicates. */
function lineOf(value: unknown): RoutePosition[] {
  const line: RoutePosition[] = [];
  for (const one of listOf(value)) {
    const position = positionOf(one);
    const last = line.at(-1);
    if (position && (last?.[0] !== position[0] || last[1] !== position[1])) line.push(position);
  }
  return line;
}

type Adds = (shapes: Shapes, coordinates: unknown) => void;

const point: Adds = ({ points }, coordinates) => {
  const position = positionOf(coordinates);
  if (position) points.push(position);
};
const line: Adds = ({ lines }, coordinates) => {
  const read = lineOf(coordinates);
  if (read.length > 1) lines.push(read);
};
const area: Adds = ({ areas }, coordinates) => {
  const rings = listOf(coordinates)
    .map(lineOf)
    .filter((ring) => ring.length > 3);
  if (rings.length > 0) areas.push(rings);
};
const each =
  (adds: Adds): Adds =>
  (shapes, coordinates) => {
    for (const one of listOf(coordinates)) adds(shapes, one);
  };

const adders: ReadonlyMap<unknown, Adds> = new Map([
  ['Point', point],
  ['MultiPoint', each(point)],
  ['LineString', line],
  ['MultiLineString', each(line)],
  ['Polygon', area],
  ['MultiPolygon', each(area)],
]);

/** Gathers the shapes of a GeoJSON value; uses an explicit stack, so that any depth of nesting works. */
export function gatheredShapes(value: unknown): Shapes {
  const shapes: Shapes = { lines: [], areas: [], points: [] };
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    adders.get(Reflect.get(one, 'type'))?.(shapes, Reflect.get(one, 'coordinates'));
    const below = [Reflect.get(one, 'features'), Reflect.get(one, 'geometries')].flatMap(listOf);
    // The last element of the stack is taken first, so reversing the parts keeps the order of the file. Pushed one by
    // one, because there may be a million.
    for (const part of below.toReversed()) open.push(part);
    open.push(Reflect.get(one, 'geometry'));
  }
  return shapes;
}
