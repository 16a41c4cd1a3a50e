import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { Zip } from 'fflate';
import { drawnPicture } from './picture-xml.ts';
import type { ReportLayout, ReportLine, ReportSection } from './report-shapes.ts';
import { isNumeric, shownCell } from './shown-cell.ts';
import { namespaces, pageSetup, run, type WordLogo, width, wordParts } from './word-parts.ts';
import { ZipPart } from './zip-part.ts';

interface CellLook {
  readonly bold?: boolean;
  readonly isRight?: boolean;
  readonly staysWithNext?: boolean;
  readonly span?: number;
  readonly shade?: string;
}

/** The XML before the text of a cell. */
function cellBegin(wide: number, look: CellLook): string {
  const properties = [
    `<w:tcW w:w="${Math.round(wide)}" w:type="dxa"/>`,
    look.span ? `<w:gridSpan w:val="${look.span}"/>` : '',
    look.shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${look.shade}"/>` : '',
  ].join('');
  const paragraph = `${look.staysWithNext ? '<w:keepNext/>' : ''}${look.isRight ? '<w:jc w:val="right"/>' : ''}`;
  return `<w:tc><w:tcPr>${properties}</w:tcPr><w:p>${paragraph === '' ? '' : `<w:pPr>${paragraph}</w:pPr>`}`;
}

const cellEnd = '</w:p></w:tc>';

const cell = (text: string, wide: number, look: CellLook): string =>
  `${cellBegin(wide, look)}${run(text, look.bold)}${cellEnd}`;

/** The properties of a row's cells that are the same in all rows of its kind. */
interface RowLook {
  readonly begins: readonly string[];
  readonly bold: readonly boolean[];
}

/** The table of a section, one row at a time. */
class WordTable {
  readonly #section: ReportSection;
  readonly #language: ReportLayout['language'];
  readonly #widths: readonly number[];
  readonly #whole: number;
  /** By kind of line, and whether it stays with the next line. */
  readonly #looks = new Map<string, RowLook>();

  constructor(section: ReportSection, layout: ReportLayout) {
    this.#section = section;
    this.#language = layout.language;
    this.#whole = width(layout);
    const all = section.columns.reduce((sum, column) => sum + column.width, 0);
    this.#widths = section.columns.map((column) => (column.width / all) * this.#whole);
  }

  head(): string {
    const { title, columns, shape } = this.#section;
    const border =
      '<w:bottom w:val="single" w:sz="4" w:color="C9D1D9"/><w:insideH w:val="single" w:sz="4" w:color="C9D1D9"/>';
    const grid = this.#widths.map((wide) => `<w:gridCol w:w="${Math.round(wide)}"/>`).join('');
    const heads = columns.map(({ title: text, kind }, place) =>
      cell(text, this.#widths[place] ?? 0, {
        bold: true,
        isRight: isNumeric(kind),
        shade: 'DFE5EC',
        staysWithNext: true,
      }),
    );
    return [
      title === '' ? '' : `<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr>${run(title)}</w:p>`,
      `<w:tbl><w:tblPr><w:tblW w:w="${this.#whole}" w:type="dxa"/><w:tblBorders>${border}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblLook w:firstRow="${shape === 'table' ? 1 : 0}" w:firstColumn="${shape === 'facts' ? 1 : 0}"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>`,
      shape === 'table' ? `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${heads.join('')}</w:tr>` : '',
    ].join('');
  }

  row({ kind, c }: ReportLine, staysWithNext: boolean): string {
    if (kind === 'group') return this.wide(c[0] ?? '', true);
    const { begins, bold } = this.#lookOf(kind, staysWithNext);
    let cells = '';
    for (const [place, column] of this.#section.columns.entries()) {
      const text = shownCell(c[place], column.kind, this.#language);
      cells += `${begins[place]}${run(text, bold[place])}${cellEnd}`;
    }
    return `<w:tr>${cells}</w:tr>`;
  }

  #lookOf(kind: ReportLine['kind'], staysWithNext: boolean): RowLook {
    const key = `${kind} ${staysWithNext}`;
    const known = this.#looks.get(key);
    if (known) return known;
    const { columns, shape } = this.#section;
    const bold = columns.map((_, place) => kind === 'total' || (shape === 'facts' && place === 0));
    const begins = columns.map((column, place) =>
      cellBegin(this.#widths[place] ?? 0, { isRight: isNumeric(column.kind), staysWithNext }),
    );
    this.#looks.set(key, { begins, bold });
    return { begins, bold };
  }

  /** A row with one cell: a group's heading, which stays with its first row, or the sentence for an empty table. */
  wide(text: string, isHeading: boolean): string {
    const look = isHeading ? { bold: true, shade: 'E6ECF2', staysWithNext: true } : {};
    return `<w:tr>${cell(text, this.#whole, { ...look, span: this.#widths.length })}</w:tr>`;
  }

  // Word requires a paragraph between two tables, and one at the end.
  readonly end = '</w:tbl><w:p/>';

  empty(): string {
    return this.wide(this.#section.empty, false);
  }
}

/** The text of a report as WordprocessingML, piece by piece. */
async function* textOf(layout: ReportLayout, lines: AsyncIterable<ReportLine>): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${namespaces}><w:body>`;
  yield `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(layout.title)}</w:p>`;
  let place = -1;
  let table: WordTable | undefined;
  let held: ReportLine | undefined;
  let isEmpty = true;
  function* flush(staysWithNext: boolean): Generator<string> {
    if (held && table) yield table.row(held, staysWithNext);
    held = undefined;
  }
  function* goTo(wanted: number): Generator<string> {
    if (place < wanted) yield* flush(false);
    while (place < wanted) {
      if (table) yield (isEmpty ? table.empty() : '') + table.end;
      place += 1;
      isEmpty = true;
      const section = layout.sections[place];
      table = section && new WordTable(section, layout);
      if (table) yield table.head();
    }
  }
  for await (const line of lines) {
    yield* goTo(line.s);
    yield* flush(line.kind === 'total');
    held = line;
    isEmpty = false;
  }
  yield* goTo(layout.sections.length);
  yield `${pageSetup(layout)}</w:body></w:document>`;
}

/** The logo of a layout; undefined where it has none or it cannot be read. */
async function logoOf({ logo }: ReportLayout): Promise<WordLogo | undefined> {
  if (logo === undefined) return undefined;
  const bytes = await readFile(logo);
  const drawn = drawnPicture(bytes);
  return drawn && { ...drawn, bytes };
}

/** Characters that are compressed at a time. */
const piece = 65_536;

/** Writes a report as a Word document; its rows are never all in memory. */
export async function writeWord(
  layout: ReportLayout,
  lines: AsyncIterable<ReportLine>,
  target: string,
): Promise<void> {
  const file = createWriteStream(target, { flags: 'wx' });
  const zip = new Zip((error, chunk, isLast) => {
    if (error) file.destroy(error);
    else file.write(chunk);
    if (isLast) file.end();
  });
  const part = (name: string): ZipPart => {
    const made = new ZipPart(name);
    zip.add(made);
    return made;
  };
  const whole = Object.entries(wordParts(layout, await logoOf(layout))).map(async ([name, text]) => {
    const made = part(name);
    await made.write(text);
    await made.end();
  });
  await Promise.all(whole);
  const document = part('word/document.xml');
  let gathered = '';
  for await (const text of textOf(layout, lines)) {
    gathered += text;
    if (gathered.length < piece) continue;
    await document.write(gathered);
    gathered = '';
    if (file.writableNeedDrain) await once(file, 'drain');
  }
  await document.write(gathered);
  await document.end();
  zip.end();
  await finished(file);
}
