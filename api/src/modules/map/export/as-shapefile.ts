import { zipSync } from 'fflate';
import { type ExportFeature, exportFields, type Position } from './export-feature.ts';

// ESRI Shapefile Technical Description, July 1998; the values are dBASE III in UTF-8, which the .cpg declares.

/** A record of a shapefile: the parts of its shape, and its feature. */
interface Shape {
  readonly feature: ExportFeature;
  readonly parts: readonly (readonly Position[])[];
}

const kinds = { points: 1, lines: 3, areas: 5 } as const;

type Kind = keyof typeof kinds;

const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** Longest text of each field, in bytes, within the limits of dBASE III. */
const widths: Readonly<Record<(typeof exportFields)[number], number>> = {
  id: 36,
  name: 254,
  land: 254,
  status: 100,
};

const plain = (line: readonly (readonly [number, number])[]) => line.map(([x, y]): Position => [x, y]);

const turn = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** A ring in its required direction: outer rings clockwise, holes counterclockwise. */
const turned = (ring: readonly Position[], isHole: boolean): readonly Position[] =>
  turn(ring) > 0 === isHole ? ring : ring.toReversed();

function shapesOf(features: readonly ExportFeature[], kind: Kind): readonly Shape[] {
  return features.flatMap((feature): Shape[] => {
    const { points, lines, areas } = feature.shapes;
    if (kind === 'points') return points.map(([x, y]) => ({ feature, parts: [[[x, y]]] }));
    const parts =
      kind === 'lines'
        ? lines.map(plain)
        : areas.flatMap((rings) => rings.map((ring, place) => turned(plain(ring), place > 0)));
    return parts.length > 0 ? [{ feature, parts }] : [];
  });
}

const edgesOf = (shapes: readonly Shape[]): readonly [number, number, number, number] =>
  shapes
    .flatMap(({ parts }) => parts.flat())
    .reduce<readonly [number, number, number, number]>(
      ([west, south, east, north], [x, y]) => [
        Math.min(west, x),
        Math.min(south, y),
        Math.max(east, x),
        Math.max(north, y),
      ],
      [180, 90, -180, -90],
    );

function contentOf(shape: Shape, kind: Kind): Buffer {
  const positions = shape.parts.flat();
  const [first] = positions;
  if (kind === 'points' && first) {
    const bytes = Buffer.alloc(20);
    bytes.writeInt32LE(kinds.points, 0);
    bytes.writeDoubleLE(first[0], 4);
    bytes.writeDoubleLE(first[1], 12);
    return bytes;
  }
  const { parts } = shape;
  const bytes = Buffer.alloc(44 + 4 * parts.length + 16 * positions.length);
  bytes.writeInt32LE(kinds[kind], 0);
  for (const [place, edge] of edgesOf([shape]).entries()) bytes.writeDoubleLE(edge, 4 + 8 * place);
  bytes.writeInt32LE(parts.length, 36);
  bytes.writeInt32LE(positions.length, 40);
  let begin = 0;
  for (const [place, part] of parts.entries()) {
    bytes.writeInt32LE(begin, 44 + 4 * place);
    begin += part.length;
  }
  for (const [place, [x, y]] of positions.entries()) {
    const at = 44 + 4 * parts.length + 16 * place;
    bytes.writeDoubleLE(x, at);
    bytes.writeDoubleLE(y, at + 8);
  }
  return bytes;
}

function headOf(kind: Kind, bytes: number, edges: readonly number[]): Buffer {
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  // Lengths are counted in 16-bit words.
  head.writeInt32BE(bytes / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(kinds[kind], 32);
  for (const [place, edge] of edges.entries()) head.writeDoubleLE(edge, 36 + 8 * place);
  return head;
}

function shapeFiles(shapes: readonly Shape[], kind: Kind) {
  const edges = edgesOf(shapes);
  const contents = shapes.map((shape) => contentOf(shape, kind));
  const index = Buffer.alloc(8 * contents.length);
  const records: Buffer[] = [];
  let at = 100;
  for (const [place, content] of contents.entries()) {
    const head = Buffer.alloc(8);
    head.writeInt32BE(place + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    index.writeInt32BE(at / 2, 8 * place);
    index.writeInt32BE(content.length / 2, 8 * place + 4);
    records.push(head, content);
    at += 8 + content.length;
  }
  return {
    shp: Buffer.concat([headOf(kind, at, edges), ...records]),
    shx: Buffer.concat([headOf(kind, 100 + index.length, edges), index]),
  };
}

/** A text of exactly this many bytes: cut between letters, padded with spaces. */
function padded(text: string, width: number): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  let end = Math.min(width, bytes.length);
  // Not inside a letter: its bytes after the first begin with the bits 10.
  while (end < bytes.length && end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return Buffer.concat([bytes.subarray(0, end), Buffer.alloc(width - end, 0x20)]);
}

function tableOf(shapes: readonly Shape[]): Buffer {
  const head = Buffer.alloc(32);
  const width = 1 + exportFields.reduce((sum, name) => sum + widths[name], 0);
  head.writeUInt8(3, 0);
  head.writeUInt32LE(shapes.length, 4);
  head.writeUInt16LE(32 + 32 * exportFields.length + 1, 8);
  head.writeUInt16LE(width, 10);
  const fields = exportFields.map((name) => {
    const field = Buffer.alloc(32);
    field.write(name, 0, 'latin1');
    field.write('C', 11, 'latin1');
    field.writeUInt8(widths[name], 16);
    return field;
  });
  const rows = shapes.map(({ feature }) =>
    Buffer.concat([Buffer.from(' '), ...exportFields.map((name) => padded(feature[name], widths[name]))]),
  );
  return Buffer.concat([head, ...fields, Buffer.from([0x0d]), ...rows, Buffer.from([0x1a])]);
}

/**
 * Features as shapefiles in one zip: one each for areas, lines and points, because a shapefile can only contain one
 * kind.
 */
export function asShapefile(features: readonly ExportFeature[], name: string): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  for (const kind of ['areas', 'lines', 'points'] as const) {
    const shapes = shapesOf(features, kind);
    if (shapes.length === 0) continue;
    const { shp, shx } = shapeFiles(shapes, kind);
    const parts = { shp, shx, dbf: tableOf(shapes), prj: Buffer.from(wgs84), cpg: Buffer.from('UTF-8') };
    for (const [extension, bytes] of Object.entries(parts)) files[`${name}-${kind}.${extension}`] = bytes;
  }
  return zipSync(files);
}
