import { SpatialError } from './spatial-error.ts';

/** Bytes of a projection; those of whole countries take a few thousand. */
const largestProjection = 64 * 1024;

/** Most ring-to-ring comparisons in one file; they determine which ring each hole belongs to. */
const mostRingPairs = 400_000_000;

const damaged = (file: string) => new SpatialError((spoken) => spoken.damaged(file));

/** Whether a .prj contains a projection, judging by its beginning and size. */
export const isProjection = (projection: string): boolean =>
  projection.length <= largestProjection && /^\s*(GEOGCS|PROJCS|GEOGCRS|PROJCRS|\+proj)/i.test(projection);

/** The structure of each record of a .shp, by the code in its header (ESRI's white paper of 1998, pp. 4 to 24). */
const kinds: ReadonlyMap<number, 'parts' | 'rings' | 'points'> = new Map([
  [3, 'parts'],
  [5, 'rings'],
  [8, 'points'],
  [13, 'parts'],
  [15, 'rings'],
  [18, 'points'],
  [23, 'parts'],
  [25, 'rings'],
  [28, 'points'],
]);

const header = 100;
const partsFrom = 40;
const pointBytes = 16;

/**
 * Whether the parts of a record are within it and in order: a reader that is sent backwards would read the same points
 * repeatedly.
 */
function hasOrderedParts(record: Buffer, partCount: number, pointCount: number): boolean {
  if (partCount < 0 || pointCount < 0) return false;
  if (partsFrom + partCount * 4 + pointCount * pointBytes > record.length) return false;
  let last = 0;
  for (let part = 0; part < partCount; part += 1) {
    const first = record.readInt32LE(partsFrom + part * 4);
    if (first < last || first > pointCount) return false;
    last = first;
  }
  return true;
}

/** Checks that the contents a .shp declares fit its length, before it is read. Throws a SpatialError. */
export function measureShapes(title: string, shp: Buffer): void {
  if (shp.length < header) throw damaged(title);
  const kind = kinds.get(shp.readInt32LE(32));
  let ringPairs = 0;
  for (let at = header; at + 8 <= shp.length; ) {
    const length = shp.readInt32BE(at + 4) * 2;
    const record = shp.subarray(at + 12, at + 8 + length);
    at += 8 + length;
    if (length === 0) continue;
    if (length < 4) throw damaged(title);
    if (at > shp.length) return;
    const isEmpty = shp.readInt32LE(at - length) === 0;
    if (isEmpty || !kind) continue;
    if (record.length < partsFrom - (kind === 'points' ? 4 : 0)) throw damaged(title);
    const count = record.readInt32LE(32);
    if (kind === 'points') {
      if (count < 0 || partsFrom - 4 + count * pointBytes > record.length) throw damaged(title);
      continue;
    }
    if (!hasOrderedParts(record, count, record.readInt32LE(36))) throw damaged(title);
    if (kind === 'rings') ringPairs += count * count;
    if (ringPairs > mostRingPairs) throw new SpatialError((spoken) => spoken.tooManyRings(title));
  }
}

const fieldBytes = 32;
const fieldsEnd = 0x0d;

/**
 * Checks that a .dbf has one record for each shape and that they fit its length, before it is read: 34 bytes can
 * declare four billion records. Throws a SpatialError.
 */
export function measureRecords(title: string, dbf: Buffer, shapes: number): void {
  const file = title.replace(/shp$/i, 'dbf');
  if (dbf.length < fieldBytes) throw damaged(file);
  const records = dbf.readUInt32LE(4);
  if (records !== shapes) throw new SpatialError(({ uneven }) => uneven(title, shapes, records));
  const fieldsFrom = dbf.readUInt16LE(8);
  const recordBytes = dbf.readUInt16LE(10);
  let inFields = 0;
  for (let at = fieldBytes; at < fieldsFrom - 1; at += fieldBytes) {
    if (at + fieldBytes >= dbf.length) throw damaged(file);
    inFields += Math.max(1, dbf.readUInt8(at + 16));
    if (dbf.readUInt8(at + fieldBytes) === fieldsEnd) break;
  }
  // The last record may be truncated if a program omitted the end-of-file byte.
  const isWhole = records === 0 || fieldsFrom + (records - 1) * recordBytes <= dbf.length;
  if (!isWhole || (records > 0 && inFields >= recordBytes + 1)) throw damaged(file);
}
