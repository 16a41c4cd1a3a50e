import { toKML } from '@placemarkio/tokml';
import { type ExportFeature, exportFields } from './export-feature.ts';

/** GeoJSON in the type that the KML writer expects. */
type FeatureCollection = Parameters<typeof toKML>[0];
type Feature = FeatureCollection['features'][number];
type Geometry = NonNullable<Feature['geometry']>;

const positions = (line: readonly (readonly [number, number])[]) => line.map(([x, y]) => [x, y]);

/** The shapes of a feature, as one geometry. */
function geometryOf({ points, lines, areas }: ExportFeature['shapes']): Geometry {
  const parts: Geometry[] = [
    ...areas.map((rings): Geometry => ({ type: 'Polygon', coordinates: rings.map(positions) })),
    ...lines.map((line): Geometry => ({ type: 'LineString', coordinates: positions(line) })),
    ...points.map(([x, y]): Geometry => ({ type: 'Point', coordinates: [x, y] })),
  ];
  const [first, ...others] = parts;
  return first && others.length === 0 ? first : { type: 'GeometryCollection', geometries: parts };
}

/** Features as GeoJSON (RFC 7946). */
export const asGeoJson = (features: readonly ExportFeature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: features.map(
    (feature): Feature => ({
      type: 'Feature',
      id: feature.id,
      properties: Object.fromEntries(exportFields.map((name) => [name, feature[name]])),
      geometry: geometryOf(feature.shapes),
    }),
  ),
});

/** Features as KML 2.2. */
export const asKml = (features: readonly ExportFeature[]): string => toKML(asGeoJson(features));
