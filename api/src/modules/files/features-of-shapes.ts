import { mapLimits } from 'shared-contracts/limits';
import type { SpatialData } from 'shared-contracts/map';
import { SpatialError } from './spatial-error.ts';

type Feature = SpatialData['features'][number];

const kinds = new Set(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']);

/** Most characters of a value in a tooltip. */
const longestValue = 500;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The values that people can read, at most as many as a tooltip shows (002 §9). */
function readableValues(properties: unknown): Readonly<Record<string, string>> {
  if (typeof properties !== 'object' || properties === null) return {};
  const readable = Object.entries(properties).flatMap(([name, value]): [string, string][] =>
    ['string', 'number', 'boolean'].includes(typeof value) && String(value).trim() !== ''
      ? [[name, String(value).slice(0, longestValue)]]
      : [],
  );
  return Object.fromEntries(readable.slice(0, mapLimits.tooltipFields));
}

/** Coordinates without heights; counts the positions at the same time. */
function flatCoordinates(value: unknown, count: { positions: number }): unknown {
  const list = listOf(value);
  if (typeof list[0] === 'number') {
    count.positions += 1;
    return list.slice(0, 2);
  }
  return list.map((one) => flatCoordinates(one, count));
}

/**
 * The shapes of a file one by one with their attributes, collections split; uses an explicit stack. Throws a
 * SpatialError if there are more than a map draws.
 */
export function featuresOfShapes(value: unknown, name: string): SpatialData {
  const features: Feature[] = [];
  const count = { positions: 0 };
  const open: { readonly one: unknown; readonly properties: Feature['properties'] }[] = [
    { one: value, properties: {} },
  ];
  while (open.length > 0) {
    const { one, properties } = open.pop() ?? { one: null, properties: {} };
    if (typeof one !== 'object' || one === null) continue;
    const type: unknown = Reflect.get(one, 'type');
    if (typeof type === 'string' && kinds.has(type)) {
      const coordinates = flatCoordinates(Reflect.get(one, 'coordinates'), count);
      features.push({ type: 'Feature', geometry: { type, coordinates }, properties });
      if (features.length > mapLimits.fileShapes)
        throw new SpatialError(({ tooManyShapes }) => tooManyShapes(name, mapLimits.fileShapes));
      if (count.positions > mapLimits.filePositions)
        throw new SpatialError(({ tooManyPositions }) => tooManyPositions(name, mapLimits.filePositions));
      continue;
    }
    const own = Reflect.get(one, 'properties');
    const ownProperties = own === undefined ? properties : readableValues(own);
    const below = [Reflect.get(one, 'features'), Reflect.get(one, 'geometries')].flatMap(listOf);
    // The last element of the stack is taken first, so reversing the parts keeps the order of the file.
    for (const part of [...below.toReversed(), Reflect.get(one, 'geometry')])
      open.push({ one: part, properties: ownProperties });
  }
  return { type: 'FeatureCollection', features };
}
