import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { zippedShapefile } from '../../testing/spatial-samples.ts';
import { spatialLimits, spatialReader } from './spatial-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-costly-'));
const reader = spatialReader();
afterAll(async () => {
  await reader.stop();
  rmSync(folder, { recursive: true });
});

function kept(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const parts = unzipSync(zippedShapefile());
const shapefile = (changed: Record<string, Uint8Array>) => zipSync({ ...parts, ...changed }, { level: 9 });

/** A table without columns whose header declares the largest possible number of records. */
function endlessTable(records: number): Buffer {
  const bytes = Buffer.alloc(34);
  bytes.writeUInt32LE(records, 4);
  bytes.writeUInt16LE(33, 8);
  bytes.writeUInt16LE(1, 10);
  return bytes;
}

/** A table whose columns are far wider than its records, so that reading one record reads across all that follow. */
function wideTable(columns: number): Buffer {
  const bytes = Buffer.alloc(32 + columns * 32 + 1);
  bytes.writeUInt32LE(1, 4);
  bytes.writeUInt16LE(bytes.length, 8);
  bytes.writeUInt16LE(1, 10);
  for (let column = 0; column < columns; column += 1) bytes.writeUInt8(255, 32 + column * 32 + 16);
  return bytes;
}

/** A .shp file with one record of a kind, whose parts begin at the given offsets. */
function shapeOf(
  kind: number,
  partCount: number,
  pointCount: number,
  begins: (part: number) => number,
): Buffer {
  const content = 44 + partCount * 4 + pointCount * 16;
  const bytes = Buffer.alloc(108 + content);
  bytes.writeInt32BE(9994, 0);
  bytes.writeInt32LE(kind, 32);
  bytes.writeInt32BE(1, 100);
  bytes.writeInt32BE(content / 2, 104);
  bytes.writeInt32LE(kind, 108);
  bytes.writeInt32LE(partCount, 144);
  bytes.writeInt32LE(pointCount, 148);
  for (let part = 0; part < partCount; part += 1) bytes.writeInt32LE(begins(part), 152 + part * 4);
  return bytes;
}

const back = shapeOf(3, 50_000, 12_000, (part) => (part % 2 === 0 ? 0 : 12_000));
const manyRings = shapeOf(5, 30_000, 120_000, (part) => part * 4);

const drawing = (...entities: readonly (string | number)[]) =>
  [
    ...[0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 2, 'B', 10, 0, 20, 0, 30, 0],
    ...[
      0,
      'LINE',
      8,
      0,
      10,
      0,
      20,
      0,
      11,
      1,
      21,
      1,
      0,
      'INSERT',
      2,
      'B',
      10,
      0,
      20,
      0,
      0,
      'ENDBLK',
      0,
      'ENDSEC',
    ],
    ...[0, 'SECTION', 2, 'ENTITIES', ...entities, 0, 'ENDSEC', 0, 'EOF', ''],
  ].join('\n');

const nested = (times: number) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2">${'<Placemark>'.repeat(times)}<Point><coordinates>-114,51</coordinates></Point>${'</Placemark>'.repeat(times)}</kml>`;

describe('a small spatial file that would take very long to read', () => {
  it.each([
    [
      'records.zip',
      shapefile({ 'line.dbf': endlessTable(4_294_967_295) }),
      /1 shapes but 4294967295 records/,
    ],
    ['columns.zip', shapefile({ 'line.dbf': wideTable(2000) }), /^line\.dbf is damaged/],
    ['back.zip', shapefile({ 'line.shp': back }), /^line\.shp is damaged/],
    ['rings.zip', shapefile({ 'line.shp': manyRings }), /^line\.shp has areas of more rings/],
    [
      'projection.zip',
      shapefile({ 'line.prj': Buffer.alloc(2_000_000, 'GEOGCS[') }),
      /projection of line\.shp/,
    ],
    ['placemarks.kml', nested(4000), /^placemarks\.kml nests its contents deeper/],
  ])('is refused with what is wrong with it: %s', async (name, bytes, message) => {
    const path = kept(name, bytes);
    expect(bytes.length).toBeLessThan(100_000);
    expect((await reader.read(path, name, 'en')).message).toMatch(message);
    expect((await reader.shapes(path, name, 'es')).message).not.toMatch(/tarda|memoria/);
  });

  it.each([
    ['array.dxf', drawing(0, 'INSERT', 2, 'B', 70, 30_000, 71, 30_000, 44, 1, 45, 1)],
    ['itself.dxf', drawing(0, 'INSERT', 2, 'B', 10, 0, 20, 0)],
    ['arc.dxf', drawing(0, 'ARC', 8, 0, 10, 0, 20, 0, 40, 1, 50, 0, 51, 1e15)],
  ])('is not drawn, and says why: %s', async (name, text) => {
    const sentence = `${name} repeats blocks, arrays or curves to far more lines than a map can draw. Explode its arrays, or leave out layers.`;
    expect((await reader.shapes(kept(name, text), name, 'en')).message).toBe(sentence);
  });

  it('reads thousands of shapefiles of one archive', async () => {
    const entries = Array.from({ length: 4000 }, (_, place) =>
      Object.entries(parts).map(([name, bytes]) => [`${place}${name}`, bytes] as const),
    ).flat();
    const path = kept('many.zip', zipSync(Object.fromEntries(entries), { level: 0 }));
    // It is read whole, however long a busy machine takes.
    const patient = spatialReader({ ...spatialLimits, seconds: 300 });
    expect((await patient.read(path, 'many.zip', 'en')).message).toBeNull();
    await patient.stop();
  });

  it.each([
    [
      'more of its kind beside each other',
      `<Folder>${'<Placemark><name a="x>y">W</name><Point><coordinates>-114,51</coordinates></Point></Placemark>'.repeat(300)}</Folder>`,
    ],
    [
      'comments and text that look like elements',
      `<Folder><!-- ${'<a>'.repeat(300)} --><description><![CDATA[${'<b>'.repeat(300)}]]></description><Placemark><Point><coordinates>-114,51</coordinates></Point></Placemark></Folder>`,
    ],
    [
      'elements without contents',
      `<Folder>${'<a b="x>y"/>'.repeat(300)}<Placemark><Point><coordinates>-114,51</coordinates></Point></Placemark></Folder>`,
    ],
  ])('does not count as nested what is not: %s', async (_, text) => {
    const path = kept('flat.kml', `<kml xmlns="http://www.opengis.net/kml/2.2">${text}</kml>`);
    expect((await reader.read(path, 'flat.kml', 'en')).message).toBeNull();
  });
});
