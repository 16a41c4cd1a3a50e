import { buffer } from 'node:stream/consumers';
import { newPdf } from '../reports/new-pdf.ts';
import { PdfPages } from '../reports/pdf-page.ts';
import { margin } from '../reports/report-shapes.ts';
import { wrapText } from '../reports/wrap-text.ts';
import type { BinderEntry, BinderTask } from './binder-shapes.ts';

/** The texts of the index, and the entries that it lists. */
type IndexOf = NonNullable<BinderTask['index']> & Pick<BinderTask, 'entries'>;

/** In points: the font size, the line height, and the widths of the columns. */
const size = 8.5;
const lineHeight = 11.5;
const gap = 8;
const columns = { number: 30, record: 150, end: 36, reason: 160 } as const;

/** The position of an entry's line in the index: its page, counted from 0, and its offset from the top in points. */
export interface IndexPlace {
  readonly entry: BinderEntry;
  readonly page: number;
  readonly top: number;
  readonly height: number;
}

interface WrittenIndex {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly places: readonly IndexPlace[];
}

/** A row of the index: the number, the record, the name, and the page it is on or why it is left out. */
type Cells = readonly [string, string, string, string];

/**
 * Writes the index of a binder: first the bound documents with their pages, then the others with the reason why they
 * are not bound. `pageOf` returns the page of an entry, counted from 1.
 */
export async function writeIndex(
  { layout, texts, entries }: IndexOf,
  pageOf: (entry: BinderEntry) => number | undefined,
): Promise<WrittenIndex> {
  const pdf = newPdf(layout);
  const bytes = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pages = new PdfPages(pdf, layout, root);
  let page = 0;
  const room = (height: number) => {
    if (pages.room >= height) return;
    pages.next();
    page += 1;
  };
  const wrapped = (text: string, width: number) =>
    wrapText(text, width, (part) => pages.fonts.width(part, 'regular', size));
  const heading = (text: string) => {
    // Keeps the heading on the same page as the row that follows.
    room(lineHeight * 4);
    pages.y += gap;
    const written = pages.marked('H2', () => pages.text(text, 'bold', size + 1));
    root.add(pdf.struct('H2', {}, [written]));
    pages.y += 2;
  };
  const paragraph = (text: string) => {
    const written = pages.marked('P', () => pages.text(text, 'regular', size));
    root.add(pdf.struct('P', {}, [written]));
  };
  const row = ([number, record, name, last]: Cells, end: number) => {
    const left = pages.width - columns.number - columns.record - end - gap * 2;
    const lines = [
      [number],
      wrapped(record, columns.record),
      wrapped(name, left),
      wrapped(last, end),
    ] as const;
    const height = Math.max(...lines.map(({ length }) => length)) * lineHeight;
    room(height);
    const top = pages.y;
    const starts = [0, columns.number, columns.number + columns.record + gap, pages.width - end];
    const written = pages.marked('P', () => {
      for (const [place, cell] of lines.entries())
        for (const [line, text] of cell.entries())
          pages.fonts.draw(text, margin + (starts[place] ?? 0), top + line * lineHeight, 'regular', size);
    });
    root.add(pdf.struct('P', {}, [written]));
    pages.y = top + height + 2;
    return { page, top, height };
  };
  const places: IndexPlace[] = [];
  const bound = entries.filter((entry) => pageOf(entry) !== undefined);
  const left = entries.filter((entry) => pageOf(entry) === undefined);
  if (entries.length === 0) paragraph(texts.empty);
  for (const [place, entry] of bound.entries()) {
    if (entry.folder !== bound[place - 1]?.folder) heading(entry.folder);
    const { number, record, name } = entry;
    const at = row([`${number}`, record, name, `${pageOf(entry) ?? ''}`], columns.end);
    places.push({ entry, ...at });
  }
  if (left.length > 0) {
    heading(texts.left);
    paragraph(texts.leftSays);
    pages.y += 4;
    for (const { number, record, name, reason } of left)
      row([`${number}`, record, name, texts.reasons[reason ?? 'kind']], columns.reason);
  }
  pages.finish();
  root.end();
  pdf.end();
  return { bytes: new Uint8Array(await bytes), pages: page + 1, places };
}
