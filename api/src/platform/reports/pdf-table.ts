import type { Language } from 'shared-contracts';
import { columnWidths } from './column-widths.ts';
import type { Weight } from './pdf-fonts.ts';
import type { PdfPages } from './pdf-page.ts';
import { type ReportBar, readBar } from './report-bar.ts';
import { leastShrink, margin, type ReportLine, type ReportSection } from './report-shapes.ts';
import { isNumeric, shownCell } from './shown-cell.ts';
import { wrapText } from './wrap-text.ts';

/** Points. */
const fullSize = 7.5;
const padding = 3;
/** Line height as a multiple of the font size. */
const leading = 1.25;

/**
 * How far a column may grow, as a multiple of its requested width: a table of three numbers does not fill a wide sheet.
 */
const mostStretch = 1.8;

/** Space in points for the heading of a section with the header of its table and some rows, which stay together. */
const roomOfTitle = 90;

const shades = { group: '#e6ecf2', head: '#dfe5ec', rule: '#c9d1d9' } as const;

/** The colours of bars: their parts, and the line across them. */
const barColors = { parts: ['#0b6b7a', '#c77700'], mark: '#111111' } as const;
const barHeight = 0.7;

type Element = PDFKit.PDFStructureElement;

/** Options that pdfkit's types do not declare yet. */
type CellOptions = PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' | 'Row' };

/** A cell after layout: its position, and the lines of its text. */
interface Cell {
  readonly x: number;
  readonly width: number;
  readonly lines: readonly string[];
  readonly isRight: boolean;
  readonly tag: 'TD' | 'TH';
  /** Drawn as a background: its numbers are in the cells next to it. */
  readonly bar?: ReportBar | undefined;
}

interface Row {
  readonly cells: readonly Cell[];
  readonly weight: Weight;
  readonly shade: string | undefined;
  readonly lines: number;
}

/**
 * The table of a section. Its header is repeated on every page; a group's heading stays with its first row, a total
 * with the row before it, and a row taller than a page continues on the next one.
 */
export class PdfTable {
  readonly #pages: PdfPages;
  readonly #section: ReportSection;
  readonly #language: Language;
  readonly #table: Element;
  readonly #places: readonly { readonly x: number; readonly width: number }[];
  readonly #width: number;
  /** Font size in points. */
  readonly #size: number;
  readonly #header: Row | undefined;
  /** Lines that must stay together with the next one. */
  #held: ReportLine[] = [];
  #isBegun = false;

  constructor(pages: PdfPages, section: ReportSection, language: Language, root: Element) {
    this.#pages = pages;
    this.#section = section;
    this.#language = language;
    if (section.title !== '') root.add(pages.pdf.struct('H2', {}, [this.#title()]));
    this.#table = pages.pdf.struct('Table');
    root.add(this.#table);
    const whole = section.columns.reduce((sum, { width }) => sum + width, 0);
    this.#width = Math.min(pages.width, whole * mostStretch);
    this.#size = fullSize * Math.min(1, Math.max(leastShrink, this.#width / whole));
    const widths = columnWidths(
      section.columns.map(({ title, width }) => ({ preferred: width, least: this.#leastOf(title) })),
      this.#width,
    );
    let x = margin;
    this.#places = widths.map((width) => {
      const place = { x, width };
      x += width;
      return place;
    });
    this.#header =
      section.shape === 'table'
        ? this.#row(
            section.columns.map(({ title }) => title),
            'bold',
            shades.head,
            'TH',
          )
        : undefined;
  }

  /** Width in points of the longest word in a heading, which is never broken. */
  #leastOf(title: string): number {
    const { fonts } = this.#pages;
    const words = title.split(/\s+/).map((word) => fonts.width(word, 'bold', this.#size));
    return Math.max(0, ...words) + padding * 2 + 0.1;
  }

  get #lineHeight(): number {
    return this.#size * leading;
  }

  /** Height in points of a row with this many lines. */
  #heightOf(lines: number): number {
    return lines * this.#lineHeight + padding * 2;
  }

  #title(): PDFKit.PDFStructureContent {
    const pages = this.#pages;
    if (pages.room < roomOfTitle) pages.next();
    pages.y += 6;
    const title = pages.marked('H2', () => pages.text(this.#section.title, 'bold', 10));
    pages.y += 2;
    return title;
  }

  /** Adds a line; it is drawn once it is known what must stay with it. */
  add(line: ReportLine): void {
    const staysWithLast =
      line.kind === 'total' || (this.#held.length > 0 && this.#held.at(-1)?.kind === 'group');
    if (!staysWithLast) this.#flush();
    if (line.kind === 'group' && this.#section.hasPages) this.#begin();
    this.#held.push(line);
  }

  /** Draws the remaining lines, or the sentence for an empty table. */
  end(): void {
    if (!this.#isBegun && this.#held.length === 0) {
      const { columns, empty } = this.#section;
      this.#draw([this.#row([empty, ...columns.slice(1).map(() => '')], 'regular', undefined, 'TD', true)]);
    }
    this.#flush();
    this.#table.end();
    this.#pages.y += 6;
  }

  #flush(): void {
    if (this.#held.length === 0) return;
    this.#draw(this.#held.map((line) => this.#rowOf(line)));
    this.#held = [];
  }

  #rowOf({ kind, c }: ReportLine): Row {
    const { columns, shape } = this.#section;
    if (kind === 'group') return this.#row([c[0] ?? ''], 'bold', shades.group, 'TH', true);
    const texts = columns.map((column, place) =>
      column.kind === 'bar' ? '' : shownCell(c[place], column.kind, this.#language),
    );
    const row = this.#row(
      texts,
      kind === 'total' ? 'bold' : 'regular',
      undefined,
      'TD',
      false,
      shape === 'facts',
    );
    if (!columns.some((column) => column.kind === 'bar')) return row;
    const cells = row.cells.map((cell, place) => ({
      ...cell,
      bar: columns[place]?.kind === 'bar' && c[place] ? readBar(c[place]) : undefined,
    }));
    return { ...row, cells };
  }

  #row(
    texts: readonly string[],
    weight: Weight,
    shade: string | undefined,
    tag: Cell['tag'],
    isWide = false,
    hasRowHeader = false,
  ): Row {
    const { fonts } = this.#pages;
    const shown = isWide ? texts.slice(0, 1) : texts;
    const cells = shown.map((text, place): Cell => {
      const { x, width } = isWide
        ? { x: margin, width: this.#width }
        : (this.#places[place] ?? { x: 0, width: 0 });
      const isHeader = hasRowHeader && place === 0;
      const wide = isHeader ? 'bold' : weight;
      const column = this.#section.columns[place];
      return {
        x,
        width,
        lines: wrapText(text, width - padding * 2, (part) => fonts.width(part, wide, this.#size)),
        isRight: !isWide && column !== undefined && isNumeric(column.kind),
        tag: isHeader ? 'TH' : tag,
      };
    });
    return { cells, weight, shade, lines: Math.max(1, ...cells.map(({ lines }) => lines.length)) };
  }

  /** Draws rows that stay together, on the next page where they do not fit on this one. */
  #draw(rows: readonly Row[]): void {
    const pages = this.#pages;
    const header = this.#header && !this.#isBegun ? this.#heightOf(this.#header.lines) : 0;
    const height = header + rows.reduce((sum, { lines }) => sum + this.#heightOf(lines), 0);
    const repeated = this.#header ? this.#heightOf(this.#header.lines) : 0;
    if (height > pages.room && height <= pages.pageRoom - repeated) this.#turn();
    if (this.#header && !this.#isBegun) this.#drawWhole(this.#header, 'Column');
    this.#isBegun = true;
    for (const row of rows) this.#drawWhole(row, 'Row');
  }

  /** Begins the page of a group; a table without any rows yet starts with its header. */
  #begin(): void {
    if (this.#isBegun) this.#turn();
    else if (!this.#pages.isFresh) this.#pages.next();
  }

  #turn(): void {
    this.#pages.next();
    const header = this.#header;
    // Only the first header is read aloud.
    if (header && this.#isBegun) this.#pages.artifact(() => this.#drawPart(header, 0, header.lines));
  }

  /** Draws a row, over as many pages as it needs. */
  #drawWhole(row: Row, scope: 'Column' | 'Row'): void {
    const pages = this.#pages;
    const parts = row.cells.map(() => [] as PDFKit.PDFStructureContent[]);
    for (let from = 0; from < row.lines; ) {
      const fitting = Math.floor((pages.room - padding * 2) / this.#lineHeight);
      if (fitting < Math.min(row.lines - from, 2)) {
        this.#turn();
        continue;
      }
      const until = Math.min(row.lines, from + fitting);
      pages.artifact(() => this.#drawGround(row, until - from));
      for (const [place, cell] of row.cells.entries()) {
        const drawn = pages.marked(cell.tag, () => this.#drawCell(cell, row.weight, from, until));
        parts[place]?.push(drawn);
      }
      pages.y += this.#heightOf(until - from);
      from = until;
    }
    const cells = row.cells.map(({ tag }, place) => {
      const options: CellOptions = tag === 'TH' ? { scope } : {};
      return pages.pdf.struct(tag, options, parts[place] ?? []);
    });
    this.#table.add(pages.pdf.struct('TR', {}, cells));
  }

  #drawPart(row: Row, from: number, until: number): void {
    this.#drawGround(row, until - from);
    for (const cell of row.cells) this.#drawCell(cell, row.weight, from, until);
    this.#pages.y += this.#heightOf(until - from);
  }

  #drawGround({ shade, cells }: Row, lines: number): void {
    const { pdf, y } = this.#pages;
    const width = this.#width;
    const height = this.#heightOf(lines);
    if (shade) pdf.rect(margin, y, width, height).fill(shade);
    pdf
      .moveTo(margin, y + height)
      .lineTo(margin + width, y + height)
      .lineWidth(0.5)
      .stroke(shades.rule);
    for (const cell of cells) this.#drawBar(cell);
    pdf.fillColor('#111111');
  }

  #drawBar({ x, width, bar }: Cell): void {
    if (!bar) return;
    const { pdf, y } = this.#pages;
    const long = width - padding * 2;
    const high = this.#lineHeight * barHeight;
    const top = y + (this.#heightOf(1) - high) / 2;
    let left = x + padding;
    for (const [place, part] of bar.parts.entries()) {
      if (part > 0) pdf.rect(left, top, part * long, high).fill(barColors.parts[place] ?? barColors.mark);
      left += part * long;
    }
    if (bar.mark === undefined) return;
    const at = x + padding + bar.mark * long;
    pdf
      .moveTo(at, top - 1.5)
      .lineTo(at, top + high + 1.5)
      .lineWidth(1)
      .stroke(barColors.mark);
  }

  #drawCell({ x, width, lines, isRight, tag }: Cell, weight: Weight, from: number, until: number): void {
    const { fonts, y } = this.#pages;
    const bold = tag === 'TH' ? 'bold' : weight;
    for (const [place, line] of lines.slice(from, until).entries()) {
      if (line === '') continue;
      const left = isRight ? x + width - padding - fonts.width(line, bold, this.#size) : x + padding;
      fonts.draw(line, left, y + padding + place * this.#lineHeight, bold, this.#size);
    }
  }
}
