import { strToU8, zipSync } from 'fflate';

/** A shapefile of points (ESRI's white paper of 1998, pp. 2–7). */
function shpOf(points: readonly (readonly [number, number])[]): Uint8Array {
  const record = 8 + 20;
  const bytes = Buffer.alloc(100 + points.length * record);
  bytes.writeInt32BE(9994, 0);
  bytes.writeInt32BE(bytes.length / 2, 24);
  bytes.writeInt32LE(1000, 28);
  bytes.writeInt32LE(1, 32);
  points.forEach(([x, y], index) => {
    const at = 100 + index * record;
    bytes.writeInt32BE(index + 1, at);
    bytes.writeInt32BE(10, at + 4);
    bytes.writeInt32LE(1, at + 8);
    bytes.writeDoubleLE(x, at + 12);
    bytes.writeDoubleLE(y, at + 20);
  });
  return bytes;
}

/** A dBASE table with this many records and one text column of eight bytes; `name` is encoded in its code page. */
function dbfOf(records: number, name: Uint8Array = new Uint8Array()): Uint8Array {
  const header = 32 + 32 + 1;
  const record = 1 + 8;
  const bytes = Buffer.alloc(header + records * record + 1, 0x20);
  bytes.fill(0, 0, header);
  bytes.writeUInt8(3, 0);
  bytes.writeUInt32LE(records, 4);
  bytes.writeUInt16LE(header, 8);
  bytes.writeUInt16LE(record, 10);
  bytes.write('NAME', 32, 'latin1');
  bytes.write('C', 43, 'latin1');
  bytes.writeUInt8(8, 48);
  bytes.writeUInt8(0x0d, 64);
  for (let place = 0; place < records; place += 1) bytes.set(name, header + place * record + 1);
  bytes.writeUInt8(0x1a, bytes.length - 1);
  return bytes;
}

export const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** UTM zone 12 north, in metres, as used by surveyors in Alberta. */
export const utm12 =
  'PROJCS["WGS_1984_UTM_Zone_12N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-111.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

interface ShapefileOptions {
  readonly points?: readonly (readonly [number, number])[];
  readonly records?: number;
  readonly projection?: string;
  readonly without?: readonly string[];
  /** The text of each record, encoded in its code page, and the name of that code page. */
  readonly written?: { readonly name: Uint8Array; readonly codePage: string };
}

/** A zipped shapefile, complete unless parts of it are left out. */
export function zippedShapefile(options: ShapefileOptions = {}): Uint8Array {
  const {
    points = [[-114.07, 51.05]],
    records = points.length,
    projection = wgs84,
    without = [],
    written,
  } = options;
  const files: Record<string, Uint8Array> = {
    'line.shp': shpOf(points),
    'line.shx': Buffer.alloc(100),
    'line.dbf': dbfOf(records, written?.name),
    'line.prj': strToU8(projection),
    ...(written ? { 'line.cpg': strToU8(written.codePage) } : {}),
  };
  for (const part of without) delete files[`line.${part}`];
  return zipSync(files);
}

/** KML with one point: `coordinates` as longitude and latitude in degrees, separated by a comma. */
export const kmlOf = (coordinates: string): string =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Well</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark></Document></kml>`;

/** The same as KMZ. */
export const kmzOf = (kml: string): Uint8Array => zipSync({ 'doc.kml': strToU8(kml) });

export const gpx =
  '<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="51.05" lon="-114.07"><name>Gate</name></wpt></gpx>';

export const geoJson = JSON.stringify({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [-114.07, 51.05] } }],
});

/** A drawing with one line between two points. */
export const dxfAlong = (fromX: number, fromY: number, toX: number, toY: number): string =>
  [
    ...['0', 'SECTION', '2', 'ENTITIES'],
    ...['0', 'LINE', '8', '0', '10', fromX.toFixed(6), '20', fromY.toFixed(6)],
    ...['11', toX.toFixed(6), '21', toY.toFixed(6)],
    ...['0', 'ENDSEC', '0', 'EOF', ''],
  ].join('\n');

/** A drawing without a coordinate system: a line of ten metres, or of degrees off Africa. */
export const dxf = dxfAlong(0, 0, 10, 5);
