import GeoJSON from 'ol/format/GeoJSON.js';
import type Geometry from 'ol/geom/Geometry.js';
import { readRoute } from 'shared-contracts/projects';

const format = new GeoJSON({ featureProjection: 'EPSG:3857', dataProjection: 'EPSG:4326' });

/** Seven decimals of a degree are about a centimetre. */
const decimals = 7;

/** A route as a form has it, as a shape of the map; undefined where it is none. */
export function shapeOfRoute(route: unknown): Geometry | undefined {
  const read = readRoute(route);
  return typeof read === 'string' ? undefined : (format.readGeometry(read) ?? undefined);
}

/** A shape of the map as a form has a route; undefined where it is none, as a line of one corner. */
export function routeOfShape(shape: Geometry): unknown {
  const read = readRoute(format.writeGeometryObject(shape, { decimals }));
  return typeof read === 'string' ? undefined : read;
}
