import { deflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** How a page lies on the scanner, and what the scanner makes of it. */
export interface Scanner {
  readonly dots: number;
  /** Degrees with the clock. */
  readonly turn: number;
  /** Shades by which a pixel is off. */
  readonly noise: number;
}

interface Gray {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

const inch = 72;
const white = 255;

/** Numbers from 0 to 1 in an order that is the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The shade at a place between pixels. */
function shadeAt({ width, height, shades }: Gray, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? white : (shades[row * width + column] ?? 0);
  return (
    (at(left, top) * (1 - across) + at(left + 1, top) * across) * (1 - down) +
    (at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across) * down
  );
}

const paper = { contrast: 0.8, black: 35, dust: 0.0005 } as const;

/** A page as a worn scanner sees it: askew, grey, with noise and dust. */
function worn(page: Gray, { turn, noise }: Scanner, seed: number): Gray {
  const { width, height } = page;
  const shades = new Uint8Array(width * height);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const next = chance(seed);
  const wave = () => (next() + next() + next() + next() - 2) * Math.sqrt(3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [x - width / 2, y - height / 2];
      const shade = shadeAt(
        page,
        fromX * cos + fromY * sin + width / 2,
        -fromX * sin + fromY * cos + height / 2,
      );
      const seen =
        next() < paper.dust ? next() * white : shade * paper.contrast + paper.black + wave() * noise;
      shades[y * width + x] = Math.max(0, Math.min(white, seen));
    }
  return { width, height, shades };
}

/** A PDF of one page that is a picture. */
function pdfOf({ width, height, shades }: Gray, dots: number): Buffer {
  const [across, down] = [(width * inch) / dots, (height * inch) / dots];
  const drawing = `q ${across} 0 0 ${down} 0 0 cm /I Do Q`;
  const packed = deflateSync(shades);
  const text = (value: string) => Buffer.from(value, 'latin1');
  const objects = [
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    text(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
    ),
    text(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
    Buffer.concat([
      text(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
      ),
      packed,
      text('\nendstream'),
    ]),
  ].map((body, place) => Buffer.concat([text(`${place + 1} 0 obj\n`), body, text('\nendobj\n')]));
  const head = text('%PDF-1.4\n');
  const offsets: number[] = [];
  let at = head.length;
  for (const { length } of objects) {
    offsets.push(at);
    at += length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.concat([
    head,
    ...objects,
    text(
      `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  ]);
}

/** Scans the first page of a PDF: draws it, and makes a PDF of the picture. The seed decides where noise falls. */
export async function scanned(pdf: Uint8Array, scanner: Scanner, seed: number): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { width, height, data } = await document
    .getPage(0)
    .render({ scale: scanner.dots / inch, render: 'bitmap', colorSpace: 'Gray' });
  const page = { width, height, shades: Uint8Array.from(data) };
  document.destroy();
  library.destroy();
  return pdfOf(scanner.turn === 0 && scanner.noise === 0 ? page : worn(page, scanner, seed), scanner.dots);
}
