import { decodeText } from '../../platform/charsets/decode-text.ts';
import { geoJsonDepth, isDeeper } from '../../platform/files/json-depth.ts';
import { checkedShapes } from './checked-shapes.ts';
import { isProjected, placedShapes } from './place-shapes.ts';
import type { Placing } from './placing.ts';
import { SpatialError, UnplacedError } from './spatial-error.ts';
import { statedProjection } from './stated-system.ts';

const geoJsonTypes = new Set([
  'FeatureCollection',
  'Feature',
  'GeometryCollection',
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
]);

/**
 * The shapes of a GeoJSON in longitude and latitude: of a system that it names, or else, where its positions are metres, of
 * the one that a person chose. Throws a SpatialError, or an UnplacedError if that person is to be asked.
 */
export function readGeoJson(bytes: Buffer, name: string, { system, asks }: Placing): unknown {
  if (isDeeper(bytes, geoJsonDepth)) throw new SpatialError(({ tooDeep }) => tooDeep(name, geoJsonDepth));
  let value: unknown;
  try {
    value = JSON.parse(decodeText(bytes, 'utf-8'));
  } catch (error) {
    throw new SpatialError(({ noJson }) => noJson(name, error instanceof Error ? error.message : ''));
  }
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
  if (typeof type !== 'string' || !geoJsonTypes.has(type))
    throw new SpatialError(({ noGeoJson }) => noGeoJson(name, JSON.stringify(type ?? null)));
  const stated = statedProjection(value, name);
  const isUnplaced = !stated && isProjected(value);
  if (isUnplaced && !system && asks) throw new UnplacedError(({ inMetres }) => inMetres(name));
  const projection = stated ?? (isUnplaced ? system?.projection : undefined);
  return checkedShapes(projection ? placedShapes(value, projection) : value, name);
}
