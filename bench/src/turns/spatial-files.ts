import { strToU8, zipSync } from 'fflate';
import { mapLimits } from 'shared-contracts/limits';
import { bytesOf, type LargeFile } from './large-file.ts';

const point =
  '{"type":"Feature","properties":{"name":"x"},"geometry":{"type":"Point","coordinates":[-114.1,51.2]}}';
const features = (count: number) =>
  `{"type":"FeatureCollection","features":[${Array(count).fill(point).join()}]}`;

const line = (points: number) =>
  `{"type":"LineString","coordinates":[${Array.from({ length: points }, (_, place) => `[${-120 + (place % 1000) / 100},${49 + (place % 777) / 100}]`).join()}]}`;

const kml = (points: number) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LineString><coordinates>${'-114.1,51.2 -114,51.3 '.repeat(points / 2)}</coordinates></LineString></Placemark></kml>`;

/** Collections of GeoJSON in each other. */
const nested = (levels: number) =>
  `${'{"type":"GeometryCollection","geometries":['.repeat(levels)}${']}'.repeat(levels)}`;

const oneLine = '0\nLINE\n8\n0\n10\n-114\n20\n51\n11\n-113\n21\n52';
const drawing = (count: number) =>
  ['0', 'SECTION', '2', 'ENTITIES', ...Array(count).fill(oneLine), '0', 'ENDSEC', '0', 'EOF'].join('\n');

const text = (name: string, fileName: string, write: () => string): LargeFile => ({
  ...{ kind: 'spatial', purpose: 'spatial', name, fileName },
  bytes: () => bytesOf(write()),
});

const archive = (
  name: string,
  fileName: string,
  files: () => Readonly<Record<string, Uint8Array>>,
): LargeFile => ({
  ...{ kind: 'spatial', purpose: 'spatial', name, fileName },
  bytes: () => new Uint8Array(zipSync(files())),
});

/** Files of shapes as long, as deep and as odd as they may be. */
export const spatialFiles: readonly LargeFile[] = [
  text('GeoJSON of 8 million brackets', 'a.geojson', () => '['.repeat(8_000_000)),
  text('GeoJSON of 50,000 collections in each other', 'a.geojson', () => nested(50_000)),
  text('GeoJSON of the most shapes', 'a.geojson', () => features(mapLimits.fileShapes)),
  text('GeoJSON of a line with the most points', 'a.geojson', () => line(mapLimits.filePositions)),
  text('GeoJSON of a line with a million points', 'a.geojson', () => line(1_000_000)),
  text('KML of a line with the most points', 'a.kml', () => kml(mapLimits.filePositions)),
  text('KML of elements in each other', 'a.kml', () => '<kml>'.repeat(400_000)),
  text('DXF of 100,000 lines', 'a.dxf', () => drawing(100_000)),
  archive('KMZ that unpacks to 100 MB', 'a.kmz', () => ({ 'doc.kml': strToU8(kml(4_000_000)) })),
  archive('KMZ of 400 bytes of elements in each other', 'a.kmz', () => ({
    'doc.kml': strToU8('<kml>'.repeat(40_000)),
  })),
  archive('shapefile that is none', 'a.zip', () => ({
    'a.shp': new Uint8Array(8_000_000),
    'a.prj': strToU8('GEOGCS'),
  })),
];
