import {
  degrees,
  type PDFDocument,
  type PDFFont,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import type { ScannedLine } from './scan-lines.ts';

/** The text read from a page of a document, counted from 0. */
export interface LayeredPage {
  readonly page: number;
  readonly lines: readonly ScannedLine[];
  /** The angle by which the page was turned for reading, in radians, clockwise, and its size. */
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}

/** Converts a position on the upright page, as a fraction of its size, to one on the page as the document stores it. */
function asItLies(u: number, v: number, { turn, width, height }: LayeredPage): readonly [number, number] {
  const [x, y] = [(u - 0.5) * width, (v - 0.5) * height];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [(x * cos + y * sin) / width + 0.5, (-x * sin + y * cos) / height + 0.5];
}

/** The part of a text that the font can encode. */
function writable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text].filter((one) => known.has(one.codePointAt(0) ?? 0)).join('');
}

/** Adds the text to the pages, invisibly and in its place: the document becomes searchable and looks the same. */
export async function addTextLayer(document: PDFDocument, pages: readonly LayeredPage[]): Promise<void> {
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const read of pages) {
    const page = document.getPage(read.page);
    const box = page.getCropBox();
    const angle = ((page.getRotation().angle % 360) + 360) % 360;
    const isSideways = angle % 180 !== 0;
    const [shownWidth, shownHeight] = isSideways ? [box.height, box.width] : [box.width, box.height];
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    for (const { text, place } of read.lines) {
      const drawn = writable(text.replaceAll(/\s+/g, ' '), font);
      if (drawn === '') continue;
      const [u, v] = asItLies(place.left, place.top + place.height, read);
      const [x, y] = (
        {
          0: [u * box.width, (1 - v) * box.height],
          90: [v * box.width, u * box.height],
          180: [(1 - u) * box.width, v * box.height],
          270: [(1 - v) * box.width, (1 - u) * box.height],
        } as const
      )[angle as 0 | 90 | 180 | 270] ?? [u * shownWidth, (1 - v) * shownHeight];
      const size = (place.width * shownWidth) / Math.max(font.widthOfTextAtSize(drawn, 1), 1e-6);
      page.drawText(drawn, { x: box.x + x, y: box.y + y, size, font, rotate: degrees(angle) });
    }
    page.pushOperators(popGraphicsState());
  }
}
