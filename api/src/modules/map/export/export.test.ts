import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { Helper } from 'dxf';
import { unzipSync } from 'fflate';
import proj4 from 'proj4';
import { parseDbf, parseShp } from 'shpjs';
import { describe, expect, it } from 'vitest';
import { mapProject } from '../../../testing/map-project.ts';
import { asCsv } from './as-csv.ts';
import { asDxf, zoneOf } from './as-dxf.ts';
import { asShapefile } from './as-shapefile.ts';
import type { ExportFeature } from './export-feature.ts';

const { as, projectId, query } = mapProject();

const exported = (who: Parameters<typeof as>[0], format: string, body: object = {}) =>
  as(who).post('/api/map/export', { id: projectId(), layer: 'Agreements', format, ...body });

/** Parcels of agreements of the project that lie somewhere, one for each agreement that they are of. */
const rows = () =>
  query(
    `select distinct a.id, p.id as parcel from agreement a join agreement_parcel x on x.agreement_id = a.id
       join parcel p on p.id = x.parcel_id where a.surface_project_id = $1 and p.west is not null`,
    projectId(),
  );

const square: ExportFeature = {
  id: '0b6d6f0a-5b3c-4c00-9a00-000000000001',
  name: 'Peña, Łukasz 🌾',
  land: 'NW-36-042-03-W5M',
  status: '=Signed',
  shapes: {
    points: [],
    lines: [],
    areas: [
      [
        [
          [-114.5, 53],
          [-114.4, 53],
          [-114.4, 53.1],
          [-114.5, 53.1],
          [-114.5, 53],
        ],
      ],
    ],
  },
};

/** The areas of a shapefile in a zip, as libraries read them. */
function readShapefile(zip: Uint8Array, name: string) {
  const files = unzipSync(zip);
  const of = (extension: string) => files[`${name}-areas.${extension}`] ?? new Uint8Array();
  return {
    geometries: parseShp(of('shp'), Buffer.from(of('prj')).toString('latin1')),
    records: parseDbf(of('dbf'), of('cpg')),
  };
}

describe('a layer that is exported', () => {
  it('as GeoJSON holds each record where it lies', async () => {
    const answer = await exported('operator', 'geojson');
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('agreements.geojson'),
    ]);
    const { features } = answer.json();
    const wanted = await rows();
    expect(features).toHaveLength(wanted.length);
    expect(new Set(features.map(({ id }: { id: string }) => id))).toEqual(
      new Set(wanted.map(({ id }) => id)),
    );
    for (const { geometry, properties } of features) {
      expect(geometry.type).toMatch(/Polygon|GeometryCollection/);
      expect(Object.keys(properties)).toEqual(['id', 'name', 'land', 'status']);
    }
  });

  it('as KML, shapefile, DXF and CSV says the same', async () => {
    const count = (await rows()).length;
    const document = new DOMParser().parseFromString((await exported('operator', 'kml')).payload, 'text/xml');
    expect(kml(document).features).toHaveLength(count);
    const shapes = readShapefile((await exported('operator', 'shapefile')).rawPayload, 'agreements');
    expect([shapes.geometries.length, shapes.records.length]).toEqual([count, count]);
    const drawing = (await exported('operator', 'dxf')).payload;
    expect(drawing.match(/\r\nTEXT\r\n/g)).toHaveLength(count);
    expect(new Helper(drawing).toPolylines().polylines.length).toBeGreaterThanOrEqual(count);
    expect((await exported('operator', 'csv')).payload.trim().split('\r\n')).toHaveLength(count + 1);
  });

  it('of chosen records holds those alone', async () => {
    const [first] = await rows();
    const { features } = (await exported('operator', 'geojson', { ids: [first.id] })).json();
    expect(new Set(features.map(({ id }: { id: string }) => id))).toEqual(new Set([first.id]));
  });

  it('of a foreign company is none, whatever is named', async () => {
    const [first] = await rows();
    expect((await exported('prairie', 'geojson')).statusCode).toBe(404);
    const [theirs] = await query(
      `select p.id from surface_project p join company o on o.id = p.operator_id where o.code = 'PGL' limit 1`,
    );
    if (theirs) {
      const answer = await as('prairie').post('/api/map/export', {
        id: theirs.id,
        layer: 'Agreements',
        format: 'geojson',
        ids: [first.id],
      });
      expect(answer.payload).not.toContain(first.id);
    }
  });

  it.each([
    ['layer', { layer: 'Secrets' }],
    ['format', { format: 'exe' }],
    ['book of land', { layer: 'Parcels' }],
  ])('asked for a %s that is not exported is refused', async (_, body) => {
    expect((await exported('operator', 'geojson', body)).statusCode).toBe(422);
  });
});

describe('a file of features', () => {
  it('as a shapefile keeps its place, its letters and the way its rings go', async () => {
    const { geometries, records } = readShapefile(asShapefile([square], 'x'), 'x');
    expect(records).toEqual([
      expect.objectContaining({ name: square.name, land: square.land, status: square.status }),
    ]);
    expect(geometries).toEqual([
      expect.objectContaining({
        type: 'Polygon',
        // With the clock.
        coordinates: [
          [
            [-114.5, 53],
            [-114.5, 53.1],
            [-114.4, 53.1],
            [-114.4, 53],
            [-114.5, 53],
          ],
        ],
      }),
    ]);
  });

  it('as DXF is in metres of the zone that it names', () => {
    const text = asDxf([square]);
    expect(text).toContain('NAD83 / UTM zone 11N, metres');
    const corners = new Helper(text).toPolylines().polylines.flatMap(({ vertices }) => vertices);
    const [x = 0, y = 0] = proj4('+proj=utm +zone=11 +datum=NAD83 +units=m').forward([-114.5, 53]);
    expect(corners[0]).toEqual([expect.closeTo(x, 2), expect.closeTo(y, 2)]);
    expect([zoneOf(-120), zoneOf(-114), zoneOf(-180), zoneOf(180)]).toEqual([11, 12, 1, 60]);
  });

  it('as CSV tells no spreadsheet a formula', () => {
    const [, line] = asCsv([square]).split('\r\n');
    expect(line).toBe(`${square.id},"Peña, Łukasz 🌾",NW-36-042-03-W5M,'=Signed,-114.4500000,53.0500000`);
  });
});
