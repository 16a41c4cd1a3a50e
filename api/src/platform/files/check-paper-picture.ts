import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { pictureLimits } from 'shared-contracts/documents';
import { texts } from '../../generated/texts/uploads.ts';
import { AppError } from '../errors/app-error.ts';
import { messageFrom } from '../errors/localized-message.ts';

type Sentence = 'badPicture' | 'largePaperPicture' | 'flatPicture';

const refused = (pick: Sentence) =>
  new AppError(
    'BAD_INPUT',
    messageFrom(texts, (of) => of[pick]),
    {},
    422,
  );

/** Samples per pixel, by the number of a PNG's colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const indexed = 3;
const byte = 8;

interface Chunks {
  readonly header: Buffer;
  readonly names: ReadonlySet<string>;
  readonly pixels: Buffer;
}

function chunksOf(bytes: Buffer): Chunks {
  const names = new Set<string>();
  const pixels: Buffer[] = [];
  let header: Buffer = Buffer.alloc(0);
  // After the signature of eight bytes: length, name, content and checksum of each chunk.
  for (let place = byte; place + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(place);
    const name = bytes.toString('latin1', place + 4, place + byte);
    const content = bytes.subarray(place + byte, place + byte + length);
    names.add(name);
    if (name === 'IHDR') header = content;
    if (name === 'IDAT') pixels.push(content);
    place += 12 + length;
  }
  return { header, names, pixels: Buffer.concat(pixels) };
}

/** Unpacks a PNG as the report writers do: a picture that fails here would make every report fail. */
function checkPng(bytes: Buffer): void {
  const { header, names, pixels } = chunksOf(bytes);
  if (header.length < 13 || !names.has('IEND')) throw refused('badPicture');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, color = 0, , , interlaced = 0] = header.subarray(byte);
  const perPixel = samples[color];
  if (perPixel === undefined || width * height === 0) throw refused('badPicture');
  if (width * height > pictureLimits.pixels) throw refused('largePaperPicture');
  if (color === indexed && depth < byte && names.has('tRNS')) throw refused('flatPicture');
  const whole = height * (1 + Math.ceil((width * depth * perPixel) / byte));
  // An interlaced PNG stores its lines in seven passes, with one extra byte per line.
  const most = interlaced ? 2 * whole + 7 * height : whole;
  const unpacked = unpackedLength(pixels, most);
  if (unpacked === undefined || (interlaced ? unpacked === 0 : unpacked !== whole))
    throw refused('badPicture');
}

/** The length that data unpacks to; undefined where it is broken, or longer than `most`. */
function unpackedLength(packed: Buffer, most: number): number | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: most }).length;
  } catch {
    return undefined;
  }
}

/** Markers of a JPEG: its frames, which contain the size, and where its pixels begin and end. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const scan = 0xda;
const drawn = new Set([1, 3, 4]);

function checkJpeg(bytes: Buffer): void {
  let isSized = false;
  for (let place = 2; place + 4 <= bytes.length; ) {
    if (bytes[place] !== 0xff) break;
    const mark = bytes[place + 1] ?? 0;
    if (frames.has(mark) && place + 10 <= bytes.length) {
      const pixels = bytes.readUInt16BE(place + 5) * bytes.readUInt16BE(place + 7);
      if (pixels === 0 || !drawn.has(bytes[place + 9] ?? 0)) throw refused('badPicture');
      if (pixels > pictureLimits.pixels) throw refused('largePaperPicture');
      isSized = true;
    }
    if (mark === scan) {
      if (isSized && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > place) return;
      break;
    }
    place += 2 + bytes.readUInt16BE(place + 2);
  }
  throw refused('badPicture');
}

const jpegMark = 0xd8;

/** Refuses pictures that cannot be printed: too large, broken, or shown differently by PDF and Word. Throws 422. */
export async function checkPaperPicture(path: string, size: number): Promise<void> {
  if (size > pictureLimits.bytes) throw refused('largePaperPicture');
  const bytes = await readFile(path);
  if (bytes[1] === jpegMark) checkJpeg(bytes);
  else checkPng(bytes);
}
