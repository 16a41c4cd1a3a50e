import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coordinateSystems } from 'shared-contracts/documents';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { utm12, zippedShapefile } from '../../testing/spatial-samples.ts';
import { spatialShapes } from './read-spatial.ts';
import { SpatialError, UnplacedError } from './spatial-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-written-'));
afterAll(() => rmSync(folder, { recursive: true }));

const firstSchema = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.array(v.array(v.number())) }),
      properties: v.object({ name: v.optional(v.string()) }),
    }),
  ),
});

/** The first line of a file, and its name. */
async function firstOf(
  name: string,
  bytes: Uint8Array | string,
  system?: (typeof coordinateSystems)[number],
) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const [first] = v.parse(firstSchema, await spatialShapes(path, name, { asks: true, system })).features;
  return { line: first?.geometry.coordinates, name: first?.properties.name };
}

/** A line near Valleyview, as GDAL 3.6 wrote it into each system from these degrees. */
const line = [
  [-117.2, 55.2],
  [-117.1, 55.25],
  [-116.9, 55.21],
];

const kml = (coordinates: string, encoding = 'UTF-8', prefix = '') => {
  const tag = (name: string, text: string) => `<${prefix}${name}>${text}</${prefix}${name}>`;
  const mark = tag(
    'Placemark',
    tag('name', 'Piché 5, 10') + tag('LineString', tag('coordinates', coordinates)),
  );
  return `<?xml version="1.0" encoding="${encoding}"?>\n<${prefix}kml xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="http://www.opengis.net/kml/2.2">${mark}</${prefix}kml>`;
};

const plain = '-117.2,55.2,0 -117.1,55.25,0 -116.9,55.21,0';
const mark = '\uFEFF';

describe('a KML', () => {
  it.each<[string, Uint8Array | string]>([
    ['as it should be', kml(plain)],
    ['with a byte order mark', mark + kml(plain)],
    ['in UTF-16', Buffer.from(mark + kml(plain, 'UTF-16'), 'utf16le')],
    ['in UTF-8 that calls itself UTF-16', kml(plain, 'UTF-16')],
    ['in Latin-1', Buffer.from(kml(plain, 'ISO-8859-1'), 'latin1')],
    ['with spaces behind its commas', kml(plain.replaceAll(',', ', '))],
    ['on lines', kml(plain.replaceAll(' ', '\n\t'))],
    ['with a prefix before its names', kml(plain, 'UTF-8', 'k:')],
  ])('is read %s', async (_, bytes) => {
    const read = await firstOf('a.kml', bytes);
    expect(read.name).toBe('Piché 5, 10');
    expect(read.line?.map(([x, y]) => [x, y])).toEqual(line);
  });
});

const json = (coordinates: readonly (readonly number[])[], name?: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...(name ? { crs: { type: 'name', properties: { name } } } : {}),
    features: [{ type: 'Feature', properties: { name: 'A' }, geometry: { type: 'LineString', coordinates } }],
  });

/** The line in UTM 11 and 10TM (Forest) of NAD83, in metres. */
const inUtm = [
  [487_270.019, 6_117_065.833],
  [493_642.983, 6_122_616.304],
  [506_363.399, 6_118_164.977],
];
const inTenTm = [
  [360_038.118, 6_116_806.73],
  [366_566.488, 6_122_171.264],
  [379_151.498, 6_117_357.995],
];

const expectLine = (read: readonly (readonly number[])[] | undefined) => {
  for (const [index, [x = 0, y = 0]] of line.entries()) {
    expect(read?.[index]?.[0]).toBeCloseTo(x, 6);
    expect(read?.[index]?.[1]).toBeCloseTo(y, 6);
  }
};

describe('a GeoJSON', () => {
  it.each<[string, Uint8Array | string]>([
    ['with a byte order mark', mark + json(line)],
    ['in UTF-16', Buffer.from(mark + json(line), 'utf16le')],
    ['that says that it lies in degrees', json(line, 'urn:ogc:def:crs:OGC:1.3:CRS84')],
    ['that says so by a code', json(line, 'urn:ogc:def:crs:EPSG::4269')],
    ['in UTM', json(inUtm, 'urn:ogc:def:crs:EPSG::26911')],
    ['in UTM of CSRS, named shortly', json(inUtm, 'EPSG:2955')],
    ['in 10TM', json(inTenTm, 'urn:ogc:def:crs:EPSG::3400')],
  ])('is read %s', async (_, bytes) => expectLine((await firstOf('a.geojson', bytes)).line));

  it('in metres without a system is asked for it, and lies where it was chosen', async () => {
    await expect(firstOf('a.geojson', json(inUtm))).rejects.toBeInstanceOf(UnplacedError);
    const chosen = coordinateSystems.find(({ id }) => id === 'EPSG:26911');
    expectLine((await firstOf('a.geojson', json(inUtm), chosen)).line);
  });

  it('in a system that nobody knows here is refused by its name', async () => {
    await expect(firstOf('a.geojson', json(inUtm, 'urn:ogc:def:crs:EPSG::31467'))).rejects.toThrow(
      'a.geojson names a coordinate system that is not known here (urn:ogc:def:crs:EPSG::31467).',
    );
  });
});

describe('the datum of 1927', () => {
  const onNad27 = (text: string) => text.replaceAll('WGS_1984', 'North_American_1927');

  it('is refused in a shapefile, as it would lie some 70 m beside the land', async () => {
    const projection = onNad27(utm12);
    expect(projection).not.toBe(utm12);
    const zip = zippedShapefile({ points: [[500_000, 5_650_000]], projection });
    await expect(firstOf('a.zip', zip)).rejects.toThrow(/datum of 1927 \(NAD27\)/);
  });

  it.each(['4267', '26711'])('is refused in a GeoJSON of EPSG:%s', async (code) => {
    const refused = firstOf('a.geojson', json(inUtm, `urn:ogc:def:crs:EPSG::${code}`));
    await expect(refused).rejects.toThrow(SpatialError);
    await expect(refused).rejects.toThrow(/datum of 1927/);
  });
});
