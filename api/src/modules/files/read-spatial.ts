import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Helper } from 'dxf';
import proj4 from 'proj4';
import { extensionOf } from 'shared-contracts/documents';
import { parseDbf, parseShp } from 'shpjs';
import { openPromise } from 'yauzl';
import { checkedShapes } from './checked-shapes.ts';
import { measureDrawing } from './drawing-measure.ts';
import type { Placing } from './placing.ts';
import { readGeoJson } from './read-geojson.ts';
import { readMarkup } from './read-markup.ts';
import { isProjection, measureRecords, measureShapes } from './shapefile-measure.ts';
import { SpatialError, UnplacedError } from './spatial-error.ts';
import { refuseNad27 } from './stated-system.ts';

/** Most bytes to which the files of one archive may unpack, counted while unpacking. */
const largestUnpacked = 256 * 1024 ** 2;

/** Unpacks the wanted files of an archive, by name. */
async function unpack(
  path: string,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: true }).catch(() => {
    throw new SpatialError(({ badArchive }) => badArchive);
  });
  const files = new Map<string, Buffer>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    if (!isWanted(entry.fileName)) continue;
    const stream = await archive.openReadStreamPromise(entry);
    stream.on('data', (chunk: Buffer) => {
      unpacked += chunk.byteLength;
      if (unpacked > largestUnpacked)
        stream.destroy(new SpatialError(({ largeArchive }) => largeArchive(largestUnpacked / 1024 ** 2)));
    });
    files.set(entry.fileName, await buffer(stream));
  }
  return files;
}

const parts = ['shp', 'dbf', 'shx', 'prj'] as const;
/** Optional parts, read if they exist: the code page of the records. */
const moreParts = ['cpg'] as const;

/** Longest name of a code page, in characters; a .cpg file contains one word. */
const longestCodePage = 64;

/** The encoding of a shapefile's records as stated in its .cpg; undefined if there is none or it is unknown. */
function codePageOf(cpg: Buffer | undefined): string | undefined {
  const name = cpg?.toString('latin1').slice(0, longestCodePage).trim();
  if (!name) return undefined;
  const label = /^\d+$/.test(name) ? (name === '65001' ? 'utf-8' : `windows-${name}`) : name;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

async function readShapefiles(path: string, name: string, { system, asks }: Placing): Promise<unknown> {
  const wanted = [...parts, ...moreParts];
  const files = await unpack(path, (entry) => wanted.some((part) => part === extensionOf(entry)));
  const bases = [...files.keys()]
    .filter((entry) => extensionOf(entry) === 'shp')
    .map((entry) => entry.slice(0, -4));
  if (bases.length === 0) throw new SpatialError(({ noShapefile }) => noShapefile(name));
  const features: { readonly geometry: unknown; readonly properties: unknown }[] = [];
  // The first file with a name counts, ignoring case, because some programs write capital letters.
  const byName = new Map([...files].toReversed().map(([entry, bytes]) => [entry.toLowerCase(), bytes]));
  for (const base of bases) {
    const of = (part: (typeof wanted)[number]) => byName.get(`${base.toLowerCase()}.${part}`);
    const missing = parts.filter((part) => of(part) === undefined).map((part) => `.${part}`);
    const title = `${base.split('/').at(-1)}.shp`;
    const lacksPlace = missing.join() === '.prj';
    if (lacksPlace && !system && asks) throw new UnplacedError(({ lacksPrj }) => lacksPrj(title));
    if (missing.length > 0 && !(lacksPlace && system))
      throw new SpatialError(({ lacksPart, lacksParts }) =>
        (missing.length > 1 ? lacksParts : lacksPart)(title, missing.join(', ')),
      );
    const projection = of('prj')?.toString('latin1') ?? system?.projection ?? '';
    const shapes = readShapes(title, of('shp') ?? Buffer.alloc(0), projection);
    const table = of('dbf') ?? Buffer.alloc(0);
    measureRecords(title, table, shapes.length);
    const records = parseDbf(table, codePageOf(of('cpg')));
    const read = shapes.map((geometry, place) => ({ geometry, properties: records[place] }));
    checkedShapes(read, title);
    // One by one: a list of a million cannot be passed as arguments of one call.
    for (const one of read) features.push(one);
  }
  return { features };
}

function readShapes(title: string, shp: Buffer, projection: string): readonly unknown[] {
  if (!isProjection(projection)) throw new SpatialError(({ projection: unknown }) => unknown(title));
  refuseNad27(projection, title);
  measureShapes(title, shp);
  try {
    return parseShp(shp, projection);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SpatialError(({ unreadable }) => unreadable(title, `${reason}.`));
  }
}

async function readKmz(path: string, name: string): Promise<unknown> {
  const files = await unpack(path, (entry) => extensionOf(entry) === 'kml');
  const [found] = files;
  if (!found) throw new SpatialError(({ noKml }) => noKml(name));
  return readMarkup(found[1], found[0], 'kml');
}

function readDrawing(text: string, name: string): Helper {
  if (!/^[ \t]*0[ \t]*\r?\n[ \t]*SECTION/m.test(text))
    throw new SpatialError(({ noSections }) => noSections(name));
  const drawing = new Helper(text);
  const { entities = [] } = drawing.parsed ?? {};
  if (entities.length === 0) throw new SpatialError(({ noDrawing }) => noDrawing(name));
  return drawing;
}

/** Whether a position is within Canada; a drawing whose points all are is assumed to be in degrees already. */
const isInCanada = ([longitude = 0, latitude = 0]: readonly number[]): boolean =>
  longitude > -142 && longitude < -52 && latitude > 41 && latitude < 84;

/** The lines of a drawing; the format has no coordinate system. */
function linesOf(drawing: Helper, name: string, { system, asks }: Placing): unknown {
  measureDrawing(drawing.parsed ?? {}, name);
  const lines = drawing.toPolylines().polylines.map(({ vertices }) => vertices);
  if (asks && !system && !lines.every((vertices) => vertices.every(isInCanada)))
    throw new UnplacedError(({ noSystem }) => noSystem(name));
  const place = system ? proj4(system.projection, 'WGS84') : undefined;
  const features = lines.map((vertices) => ({
    geometry: {
      type: 'LineString',
      coordinates: place ? vertices.map(([x = 0, y = 0]) => place.forward([x, y])) : vertices,
    },
  }));
  return checkedShapes({ features }, name);
}

/** Shapes of a file that is not a drawing, as GeoJSON. Throws a SpatialError, or any error of the reader. */
async function shapesOf(path: string, name: string, placing: Placing): Promise<unknown> {
  const extension = extensionOf(name);
  if (extension === 'zip') return readShapefiles(path, name, placing);
  if (extension === 'kmz') return readKmz(path, name);
  const bytes = await readFile(path);
  if (extension === 'geojson' || extension === 'json') return readGeoJson(bytes, name, placing);
  if (extension === 'kml' || extension === 'gpx') return readMarkup(bytes, name, extension);
  throw new SpatialError(({ noSpatial }) => noSpatial(name));
}

const isDrawing = (name: string): boolean => extensionOf(name) === 'dxf';

/**
 * The shapes of a spatial file, as GeoJSON in longitude and latitude. Throws a SpatialError, an UnplacedError if the
 * file does not state its coordinate system, or any error of the reader.
 */
export async function spatialShapes(path: string, name: string, placing: Placing): Promise<unknown> {
  return isDrawing(name)
    ? linesOf(readDrawing(await readFile(path, 'utf8'), name), name, placing)
    : shapesOf(path, name, placing);
}
