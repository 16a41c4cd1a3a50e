import { titleReadingLimits } from 'shared-contracts/title-reading';
import { getDocumentProxy } from 'unpdf';
import { linesOfPages, TitleError, type TitleText } from './title-lines.ts';

/** A piece of text on a page: its beginning and width, in points from the lower left corner. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface RawItem {
  readonly str: string;
  /** A transformation matrix of scale and rotation; its last two numbers are the position. */
  readonly transform: readonly number[];
  readonly width: number;
}

/** Largest difference in height, in points, between pieces of one line. */
const sameLine = 2.5;
/** Spaces that separate columns. */
const column = '   ';

const pieceOf = ({ str, transform, width }: RawItem): Piece | undefined => {
  const [, , , , x, y] = transform;
  return str.trim() === '' || x === undefined || y === undefined ? undefined : { text: str, x, y, width };
};

/** Pieces of one line from left to right, with a space where there is a gap, and several where a column begins. */
function lineOf(pieces: readonly Piece[]): string {
  let line = '';
  let end = Number.NaN;
  for (const { text, x, width } of pieces.toSorted((one, other) => one.x - other.x)) {
    const letter = width / Math.max(text.length, 1);
    const gap = x - end;
    if (line !== '') line += gap > 2 * letter ? column : gap > 0.2 * letter ? ' ' : '';
    line += text;
    end = x + width;
  }
  return line;
}

/** The text of a page in lines, from the top down. */
function textOfPage(items: readonly RawItem[]): string {
  const pieces = items.flatMap((item) => pieceOf(item) ?? []).toSorted((one, other) => other.y - one.y);
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last?.[0] && last[0].y - piece.y < sameLine) last.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf).join('\n');
}

const isPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

/** The pages of a PDF that were read, each as lines of text; '' for a page without text. */
export interface PdfPages {
  readonly pages: readonly string[];
  /** Whether the PDF has more pages. */
  readonly isCut: boolean;
}

/** Reads the text of the pages of a PDF. Throws a TitleError. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<PdfPages> {
  const document = await getDocumentProxy(bytes, { verbosity: 0 }).catch((error: unknown) => {
    throw new TitleError(isPassword(error) ? 'password' : 'damaged');
  });
  const pages: string[] = [];
  const count = Math.min(document.numPages, titleReadingLimits.pages);
  let length = 0;
  for (let number = 1; number <= count && length <= titleReadingLimits.text; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(textOfPage(items.filter((item) => 'str' in item)));
    length += pages.at(-1)?.length ?? 0;
    page.cleanup();
  }
  return { pages, isCut: pages.length < document.numPages };
}

/** Pages without text, counted from 1. */
export const picturePagesOf = (pages: readonly string[]): readonly number[] =>
  pages.flatMap((text, place) => (text.trim() === '' ? [place + 1] : []));

/** The text of a PDF in lines; pages without text are reported. Throws a TitleError. */
export async function textOfPdf(bytes: Uint8Array): Promise<TitleText> {
  const { pages, isCut: isLonger } = await pagesOfPdf(bytes);
  const picturePages = picturePagesOf(pages);
  if (picturePages.length === pages.length) throw new TitleError('pictures');
  const { lines, isCut } = linesOfPages(pages);
  return { lines, picturePages, isCut: isCut || isLonger };
}
