import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { newPdf } from './new-pdf.ts';
import { PdfPages } from './pdf-page.ts';
import { inLargePieces } from './pdf-pieces.ts';
import { PdfTable } from './pdf-table.ts';
import type { ReportLayout, ReportLine } from './report-shapes.ts';

/** Most bytes that may wait to be written to the disk. */
const mostWaiting = 1_048_576;

/** Writes a report as a tagged PDF. */
export async function writePdf(
  layout: ReportLayout,
  lines: AsyncIterable<ReportLine>,
  target: string,
): Promise<void> {
  const pdf = newPdf(layout);
  inLargePieces(pdf);
  const file = createWriteStream(target, { flags: 'wx' });
  pdf.pipe(file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pages = new PdfPages(pdf, layout, root);
  let place = -1;
  let table: PdfTable | undefined;
  /** Ends the current table, and begins the tables up to a section. */
  const goTo = (wanted: number) => {
    while (place < wanted) {
      table?.end();
      place += 1;
      const section = layout.sections[place];
      table = section ? new PdfTable(pages, section, layout.language, root) : undefined;
    }
  };
  for await (const line of lines) {
    goTo(line.s);
    table?.add(line);
    while (pdf.readableLength > mostWaiting) await setImmediate();
  }
  goTo(layout.sections.length);
  pages.finish();
  root.end();
  pdf.end();
  await finished(file);
}
