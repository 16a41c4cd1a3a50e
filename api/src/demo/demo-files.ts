import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A small real file. */
export interface DemoFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** Stores the bytes of the demo's files. */
export type KeepFile = (file: DemoFile) => Promise<void>;

/** A file with the given content. */
export function fileOf(name: string, mediaType: string, bytes: Buffer): DemoFile {
  return { name, mediaType, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A PDF made from its objects, the first of which is the catalog (PDF 1.4, uncompressed). */
function pdfOf(name: string, objects: readonly string[]): DemoFile {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  return fileOf(
    name,
    'application/pdf',
    Buffer.from(
      `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
      'latin1',
    ),
  );
}

/** A Word document. */
export const wordFile = (name: string, bytes: Uint8Array): DemoFile =>
  fileOf(name, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', Buffer.from(bytes));

const pdfText = (line: string): string => line.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&');
const pdfStream = (content: string): string =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A one-page PDF with a line of text. */
export const pdf = (name: string, line: string): DemoFile =>
  pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    pdfStream(`BT /F1 14 Tf 72 720 Td (${pdfText(line)}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);

/** A PDF of typed pages, line by line in a fixed-width font; an empty page stands for a picture. */
export function pdfPages(name: string, pages: readonly (readonly string[])[]): DemoFile {
  const kids = pages.map((_, place) => `${4 + place * 2} 0 R`);
  const contents = pages.flatMap((lines, place) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + place * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    pdfStream(
      lines.map((line, row) => `BT /F1 9 Tf 36 ${750 - row * 11} Td (${pdfText(line)}) Tj ET`).join('\n'),
    ),
  ]);
  return pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...contents,
  ]);
}

/** A file with the given words, by default plain text. */
export const textFile = (name: string, content: string, mediaType = 'text/plain'): DemoFile =>
  fileOf(name, mediaType, Buffer.from(content));

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const eightBits = 8;
/** The colour types of a PNG by the number of bytes of a pixel. */
const colorKinds = { 3: 2, 4: 6 } as const;

/** A PNG from its pixels, with four bytes each, or three if nothing is transparent. */
export function pngFile(
  name: string,
  pixels: Buffer,
  width: number,
  height: number,
  perPixel: keyof typeof colorKinds = 4,
): DemoFile {
  const line = width * perPixel;
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.alloc(1), pixels.subarray(y * line, (y + 1) * line)]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([eightBits, colorKinds[perPixel], 0, 0, 0], 8);
  const parts = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return fileOf(name, 'image/png', Buffer.concat([signature, ...parts]));
}

/** A picture of a field below the sky, 64 by 48 pixels. */
export function photo(name: string, tint: number): DemoFile {
  const [width, height] = [64, 48];
  const pixels = Array.from({ length: width * height }, (_, place) =>
    place < 26 * width ? [150, 190, 225 - (tint % 40)] : [190 - (tint % 60), 160, 70],
  );
  return pngFile(name, Buffer.from(pixels.flat()), width, height, 3);
}

/** An archive with one file; the date in it is the same on every machine. */
export function zip(name: string, entry: string, content: string, mediaType = 'application/zip'): DemoFile {
  const data = Buffer.from(content);
  const packed = deflateRawSync(data);
  const path = Buffer.from(entry);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt16LE(0x5d74, 8);
  shared.writeUInt32LE(crc32(data), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(data.length, 18);
  shared.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, path, packed]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    shared,
    Buffer.alloc(14),
    path,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return fileOf(name, mediaType, Buffer.concat([local, directory, end]));
}
