import type PDFDocument from 'pdfkit';
import { PdfFonts, type Weight } from './pdf-fonts.ts';
import { gatherContent, type OpenContent } from './pdf-pieces.ts';
import { inch, margin, type ReportLayout, sheetOf } from './report-shapes.ts';
import { wrapText } from './wrap-text.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points. */
const sizes = { title: 14, subtitle: 10, small: 7.5 } as const;
const gap = 1.3;
const grey = '#555555';
const black = '#111111';

/** What of pdfkit's page holds what is drawn on it. */
interface OpenPage {
  content: OpenContent;
  readonly dictionary: { readonly data: { Contents: unknown } };
}

type Content = PDFKit.PDFStructureContent;

/** Pages of a document: what stands at the head and foot of each, and where the next thing goes. */
export class PdfPages {
  readonly pdf: Pdf;
  readonly fonts: PdfFonts;
  readonly #layout: ReportLayout;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #heading: PDFKit.PDFStructureElement;
  #pages = 0;
  /** Where the next thing goes, in points from above. */
  y = 0;

  constructor(pdf: Pdf, layout: ReportLayout, root: PDFKit.PDFStructureElement) {
    this.pdf = pdf;
    this.fonts = new PdfFonts(pdf);
    this.#layout = layout;
    this.#root = root;
    this.#heading = pdf.struct('H1');
    root.add(this.#heading);
    this.next();
  }

  get width(): number {
    return this.pdf.page.width - margin * 2;
  }

  /** Points that are left on the page. */
  get room(): number {
    return this.pdf.page.height - margin - sizes.small * 2.5 - this.y;
  }

  /** Points of a page below its head. */
  get pageRoom(): number {
    return this.pdf.page.height - margin - sizes.small * 2.5 - this.#top;
  }

  #top = 0;

  /** Begins a page, with its head. */
  next(): void {
    const { wide, high } = sheetOf(this.#layout);
    if (this.#pages > 0) this.#writeOut();
    this.pdf.addPage({ size: [wide * inch, high * inch], margin: 0 });
    gatherContent((this.pdf.page as unknown as OpenPage).content);
    this.#pages += 1;
    this.y = margin;
    const { title, subtitle, filters } = this.#layout;
    if (this.#pages === 1) {
      this.#heading.add(this.marked('H1', () => this.text(title, 'bold', sizes.title)));
      this.#heading.end();
    } else this.artifact(() => this.text(title, 'bold', sizes.title));
    this.artifact(() => {
      this.text(subtitle, 'regular', sizes.subtitle);
      this.pdf.fillColor(grey);
      for (const filter of filters) this.text(filter, 'regular', sizes.small);
      this.pdf.fillColor(black);
    });
    this.y += 8;
    this.#top = this.y;
  }

  /** Writes what is on the page out of the memory; its foot, which names the number of pages, becomes a part of its own. */
  #writeOut(): void {
    const page = this.pdf.page as unknown as OpenPage;
    const written = page.content;
    written.end();
    page.content = this.pdf.ref({}) as unknown as OpenPage['content'];
    page.dictionary.data.Contents = [written, page.content];
  }

  /** Writes text over the whole width, in as many lines as it takes. */
  text(text: string, weight: Weight, size: number): void {
    for (const line of wrapText(text, this.width, (part) => this.fonts.width(part, weight, size))) {
      this.fonts.draw(line, margin, this.y, weight, size);
      this.y += size * gap;
    }
  }

  /** What is drawn, as content of the document's structure. */
  marked(tag: string, draw: () => void): Content {
    const content = this.pdf.markStructureContent(tag);
    draw();
    this.pdf.endMarkedContent();
    return content;
  }

  /** What is drawn, as no part of what is read aloud. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Writes the foot of every page, now that their number is known. */
  finish(): void {
    const { madeBy, company, pageOf, lacking } = this.#layout;
    const isLacking = this.fonts.isLacking;
    for (let page = 0; page < this.#pages; page += 1) {
      this.pdf.switchToPage(page);
      const number = pageOf.replace('{page}', `${page + 1}`).replace('{pages}', `${this.#pages}`);
      const y = this.pdf.page.height - margin - sizes.small;
      this.artifact(() => {
        this.pdf.fillColor(grey);
        this.fonts.draw(`${madeBy} · ${company}`, margin, y, 'regular', sizes.small);
        const width = this.fonts.width(number, 'regular', sizes.small);
        this.fonts.draw(number, this.pdf.page.width - margin - width, y, 'regular', sizes.small);
      });
      if (isLacking && page === this.#pages - 1) {
        const told = this.marked('P', () =>
          this.fonts.draw(lacking, margin, y - sizes.small * gap, 'regular', sizes.small),
        );
        this.#root.add(this.pdf.struct('P', {}, [told]));
      }
    }
  }
}
