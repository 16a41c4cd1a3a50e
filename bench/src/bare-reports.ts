import { createReadStream, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline/promises';
import { finished } from 'node:stream/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import PDFDocument from 'pdfkit';
import * as v from 'valibot';

const lineSchema = v.object({ c: v.array(v.string()) });

async function* cellsOf(lines: string): AsyncGenerator<readonly string[]> {
  for await (const text of createInterface({ input: createReadStream(lines) }))
    yield v.parse(lineSchema, JSON.parse(text)).c;
}

/** Points of a page across, its margin, a line and letters. */
const sheet = { high: 612, wide: 792, margin: 36, line: 15, size: 7.5 } as const;

/** The same cells as PDF by the bare engine: text at its place on pages, no tags, no measuring, no header. */
export async function barePdf(lines: string, target: string): Promise<void> {
  const pdf = new PDFDocument({ size: 'LETTER', layout: 'landscape', margin: 0 });
  const file = createWriteStream(target);
  pdf.pipe(file);
  const { resolve } = createRequire(import.meta.url);
  pdf.font(resolve('@fontsource/inter/files/inter-latin-400-normal.woff')).fontSize(sheet.size);
  let y: number = sheet.margin;
  for await (const cells of cellsOf(lines)) {
    const wide = (sheet.wide - sheet.margin * 2) / cells.length;
    for (const [place, cell] of cells.entries())
      pdf.text(cell, sheet.margin + place * wide, y, { lineBreak: false });
    y += sheet.line;
    if (y < sheet.high - sheet.margin) continue;
    pdf.addPage();
    y = sheet.margin;
  }
  pdf.end();
  await finished(file);
}

/** The same cells as the plainest table of WordprocessingML, streamed into a zip. */
export async function bareWord(lines: string, target: string): Promise<void> {
  const file = createWriteStream(target);
  const zip = new Zip((error, chunk, isLast) => {
    if (error) file.destroy(error);
    else file.write(chunk);
    if (isLast) file.end();
  });
  const document = new ZipDeflate('word/document.xml', { level: 6 });
  zip.add(document);
  document.push(
    strToU8(
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl>',
    ),
  );
  for await (const cells of cellsOf(lines)) {
    const row = cells.map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`).join('');
    document.push(strToU8(`<w:tr>${row}</w:tr>`));
  }
  document.push(strToU8('</w:tbl></w:body></w:document>'), true);
  zip.end();
  await finished(file);
}
