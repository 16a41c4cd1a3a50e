import type { PDFDocument } from '@cantoo/pdf-lib';
import { type TitleContent, titlePictures, titleReadingLimits } from 'shared-contracts/title-reading';
import { contentOfText } from '../content-of-text.ts';
import { pagesOfPdf, picturePagesOf } from '../pdf-text.ts';
import { linesOfPages, TitleError } from '../title-lines.ts';
import { letterReader, type ReadPage } from './letter-reader.ts';
import { pagePictures } from './page-pictures.ts';
import { type WordsByLine, withCertainty } from './scan-doubts.ts';
import { type ScannedLine, scannedLines } from './scan-lines.ts';
import { changeable, dotsOf, pdfOfPicture } from './scanned-pdf.ts';
import { addTextLayer, type LayeredPage } from './text-layer.ts';

/** Milliseconds after which no further page is started; the pages read until then are returned. */
const lastBeginning = 120_000;

/** A page that was read, with its lines. */
interface Scanned extends LayeredPage {
  readonly png: ReadPage['png'];
}

/** The content of a scanned title, and the document with text behind its pictures if it could be written. */
interface ScanReading {
  readonly content: TitleContent;
  readonly copy: Uint8Array | undefined;
}

/** Reads the pages with these numbers, as far as time and limits allow. */
async function scan(
  bytes: Uint8Array,
  document: PDFDocument | undefined,
  numbers: readonly number[],
): Promise<readonly Scanned[]> {
  const began = performance.now();
  const pictures = await pagePictures(bytes);
  const letters = letterReader();
  const found: Scanned[] = [];
  for (const number of numbers.slice(0, titleReadingLimits.scannedPages)) {
    if (performance.now() - began > lastBeginning) break;
    const page = number - 1;
    const drawn = await pictures.draw(page, document && dotsOf(document.getPage(page)));
    const { lines, turn, png } = await letters.read(drawn);
    const { width, height } = drawn;
    found.push({ page, lines: scannedLines(lines, drawn), turn, width, height, png });
  }
  pictures.close();
  return found;
}

/** The words of the lines that were read from pictures, by the line of the title. */
function wordsByLine(
  lines: TitleContent['lines'],
  scanned: ReadonlyMap<number, readonly ScannedLine[]>,
): ReadonlyMap<number, ScannedLine> {
  const next = new Map<number, number>();
  return new Map(
    lines.flatMap(({ page }, line) => {
      const place = next.get(page) ?? 0;
      next.set(page, place + 1);
      const found = scanned.get(page)?.[place];
      return found ? [[line, found] as const] : [];
    }),
  );
}

/** The text reader takes ownership of the bytes that it receives, so it gets a copy. */
export async function readScan(file: Uint8Array, extension: string): Promise<ScanReading> {
  const isPicture = titlePictures.some((one) => one === extension);
  const bytes = isPicture ? await pdfOfPicture(file) : file;
  // The reader of text takes the bytes that it is given for its own.
  const { pages, isCut: isLonger } = await pagesOfPdf(Uint8Array.from(bytes));
  const document = await changeable(bytes);
  const scans = await scan(bytes, document, picturePagesOf(pages));
  const byPage = new Map(scans.map(({ page, lines }) => [page + 1, lines]));
  const whole = pages.map((text, place) =>
    text.trim() === '' ? (byPage.get(place + 1) ?? []).map((line) => line.text).join('\n') : text,
  );
  const { lines, isCut } = linesOfPages(whole);
  if (lines.length === 0) throw new TitleError('noLetters');
  const content = contentOfText({
    lines,
    picturePages: picturePagesOf(whole),
    isCut: isCut || isLonger,
  });
  const scanned = wordsByLine(content.lines, byPage);
  const words: WordsByLine = new Map([...scanned].map(([line, found]) => [line, found.words]));
  if (document) await addTextLayer(document, scans);
  return {
    content: {
      ...withCertainty(content, words),
      lines: content.lines.map((line, place) => {
        const found = scanned.get(place);
        if (!found) return line;
        const doubtful = found.words.filter(({ isDoubtful }) => isDoubtful).map(({ text }) => text);
        return { ...line, scan: { place: found.place, doubtful } };
      }),
      pictures: scans
        .filter(({ png }) => png.length > 0 && png.length <= titleReadingLimits.pictureBytes)
        .map(({ page, width, height, png }) => ({
          ...{ page: page + 1, width, height },
          source: `data:image/png;base64,${png.toString('base64')}`,
        })),
    },
    copy: document && (await document.save()),
  };
}
