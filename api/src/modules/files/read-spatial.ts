import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { Helper } from 'dxf';
import { extensionOf } from 'shared-contracts/documents';
import { parseDbf, parseShp } from 'shpjs';
import { openPromise } from 'yauzl';

/** Why a spatial file cannot be used, in a sentence for the person who sent it. */
export class SpatialError extends Error {}

/** Bytes that the files of one archive may unpack to, measured while they unpack. */
const largestUnpacked = 256 * 1024 ** 2;

/** Unpacks the files of an archive that are wanted, by their names. */
async function unpack(
  path: string,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: true }).catch(() => {
    throw new SpatialError('The archive cannot be read.');
  });
  const files = new Map<string, Buffer>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    if (!isWanted(entry.fileName)) continue;
    const stream = await archive.openReadStreamPromise(entry);
    stream.on('data', (chunk: Buffer) => {
      unpacked += chunk.byteLength;
      if (unpacked > largestUnpacked)
        stream.destroy(new SpatialError('The archive unpacks to more than 256 MB.'));
    });
    files.set(entry.fileName, await buffer(stream));
  }
  return files;
}

type Position = readonly number[];

/** Every position of a GeoJSON object, however deep. */
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

/** Holds shapes to the world: at least one, every position in longitude and latitude. */
function checkPositions(shapes: unknown, what: string): null {
  let count = 0;
  for (const [longitude = Number.NaN, latitude = Number.NaN] of positionsOf(shapes)) {
    count += 1;
    const isOnEarth = Math.abs(longitude) <= 180.0001 && Math.abs(latitude) <= 90.0001;
    if (!isOnEarth)
      throw new SpatialError(
        `${what} has coordinates that are no longitude and latitude (${rounded(longitude)}, ${rounded(latitude)}). Export it in WGS 84, or with its projection.`,
      );
  }
  if (count === 0) throw new SpatialError(`${what} holds no shapes.`);
  return null;
}

const parts = ['shp', 'dbf', 'shx', 'prj'] as const;

async function checkShapefiles(path: string, name: string): Promise<null> {
  const files = await unpack(path, (entry) => parts.some((part) => part === extensionOf(entry)));
  const bases = [...files.keys()]
    .filter((entry) => extensionOf(entry) === 'shp')
    .map((entry) => entry.slice(0, -4));
  if (bases.length === 0) throw new SpatialError(`${name} holds no shapefile (.shp).`);
  for (const base of bases) {
    const of = (part: (typeof parts)[number]) =>
      [...files].find(([entry]) => entry.toLowerCase() === `${base.toLowerCase()}.${part}`)?.[1];
    const missing = parts.filter((part) => of(part) === undefined).map((part) => `.${part}`);
    const title = `${base.split('/').at(-1)}.shp`;
    if (missing.length > 0)
      throw new SpatialError(
        `${title} comes without its ${missing.join(', ')}. Add ${missing.length > 1 ? 'them' : 'it'} to the archive.`,
      );
    const shapes = readShapes(title, of('shp'), of('prj')?.toString('latin1') ?? '');
    const records = parseDbf(of('dbf') ?? Buffer.alloc(0), undefined);
    if (records.length !== shapes.length)
      throw new SpatialError(
        `${title} has ${shapes.length} shapes but ${records.length} records in its .dbf.`,
      );
    checkPositions(
      shapes.map((geometry) => ({ geometry })),
      title,
    );
  }
  return null;
}

function readShapes(title: string, shp: Buffer | undefined, projection: string): readonly unknown[] {
  if (!/^\s*(GEOGCS|PROJCS|GEOGCRS|PROJCRS|\+proj)/i.test(projection))
    throw new SpatialError(`The projection of ${title} (.prj) cannot be understood.`);
  try {
    return parseShp(shp ?? Buffer.alloc(0), projection);
  } catch (error) {
    throw new SpatialError(
      `${title} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** Parses XML and says where it breaks off; entities of its own are not read. */
function readXml(text: string, name: string) {
  if (/<!DOCTYPE/i.test(text)) throw new SpatialError(`${name} declares a document type, which is not read.`);
  const parser = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning')
        throw new SpatialError(`${name} is no complete XML: ${message.split('\n')[0]}`);
    },
  });
  return parser.parseFromString(text, 'text/xml');
}

const converters = { kml, gpx } as const;

function checkXml(text: string, name: string, format: keyof typeof converters): null {
  const document = readXml(text, name);
  const root = document.documentElement?.localName;
  if (root !== format)
    throw new SpatialError(`${name} is no ${format.toUpperCase()}: it begins with <${root ?? ''}>.`);
  return checkPositions(converters[format](document), name);
}

async function checkKmz(path: string, name: string): Promise<null> {
  const files = await unpack(path, (entry) => extensionOf(entry) === 'kml');
  const [found] = files;
  if (!found) throw new SpatialError(`${name} holds no KML.`);
  return checkXml(found[1].toString('utf8'), found[0], 'kml');
}

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

function checkGeoJson(text: string, name: string): null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SpatialError(`${name} is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
  if (typeof type !== 'string' || !geoJsonTypes.has(type))
    throw new SpatialError(`${name} is no GeoJSON: its type is ${JSON.stringify(type ?? null)}.`);
  return checkPositions(value, name);
}

function checkDxf(text: string, name: string): null {
  if (!/^[ \t]*0[ \t]*\r?\n[ \t]*SECTION/m.test(text))
    throw new SpatialError(`${name} is no DXF: it has no sections.`);
  const { entities = [] } = new Helper(text).parsed ?? {};
  if (entities.length === 0) throw new SpatialError(`${name} holds no drawing.`);
  return null;
}

/** What is wrong with a spatial file, or null. Throws a SpatialError, or whatever a reader throws. */
export async function spatialFileError(path: string, name: string): Promise<string | null> {
  const extension = extensionOf(name);
  if (extension === 'zip') return checkShapefiles(path, name);
  if (extension === 'kmz') return checkKmz(path, name);
  const text = await readFile(path, 'utf8');
  if (extension === 'kml' || extension === 'gpx') return checkXml(text, name, extension);
  if (extension === 'geojson' || extension === 'json') return checkGeoJson(text, name);
  if (extension === 'dxf') return checkDxf(text, name);
  throw new SpatialError(
    `${name} is no spatial file. Send a zipped shapefile with its .prj, or KML, KMZ, GeoJSON, GPX or DXF.`,
  );
}
