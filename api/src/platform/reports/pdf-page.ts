import type PDFDocument from 'pdfkit';
import { PdfFonts, type Weight } from './pdf-fonts.ts';
import { gatherContent, type OpenContent } from './pdf-pieces.ts';
import { inch, logoRoom, margin, type ReportLayout, sheetOf } from './report-shapes.ts';
import { wrapText } from './wrap-text.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points. */
const sizes = { title: 14, subtitle: 10, small: 7.5 } as const;
const gap = 1.3;
const grey = '#555555';
const black = '#111111';

/** The part of pdfkit's page that contains its drawing. */
interface OpenPage {
  content: OpenContent;
  readonly dictionary: { readonly data: { Contents: unknown } };
}

type Content = PDFKit.PDFStructureContent;

/** Points between the title and the logo. */
const logoGap = 16;

/** A picture that pdfkit has parsed; its types only declare files and bytes. */
interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly orientation?: number;
}

/** A parsed logo, in the size that it is drawn with. */
interface Logo {
  readonly image: OpenPicture;
  readonly wide: number;
  readonly high: number;
}

/** With an EXIF orientation above this, a JPEG is stored on its side. */
const lastUpright = 4;

/**
 * A logo, scaled down to its space if necessary; undefined for one that cannot be read: a report does not fail because
 * of it.
 */
function logoOf(pdf: Pdf, path: string): Logo | undefined {
  try {
    const { openImage } = pdf as unknown as { readonly openImage: (this: Pdf, path: string) => OpenPicture };
    const image = openImage.call(pdf, path);
    const isLying = (image.orientation ?? 0) > lastUpright;
    const [width, height] = isLying ? [image.height, image.width] : [image.width, image.height];
    const scale = Math.min(logoRoom.wide / width, logoRoom.high / height);
    return { image, wide: width * scale, high: height * scale };
  } catch {
    return undefined;
  }
}

/** The pages of a document: their headers and footers, and where the next content goes. */
export class PdfPages {
  readonly pdf: Pdf;
  readonly fonts: PdfFonts;
  readonly #layout: ReportLayout;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #heading: PDFKit.PDFStructureElement;
  readonly #logo: Logo | undefined;
  #pages = 0;
  /** Where the next content goes, in points from the top. */
  y = 0;

  constructor(pdf: Pdf, layout: ReportLayout, root: PDFKit.PDFStructureElement) {
    this.pdf = pdf;
    this.fonts = new PdfFonts(pdf);
    this.#layout = layout;
    this.#root = root;
    this.#logo = layout.logo === undefined ? undefined : logoOf(pdf, layout.logo);
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

  /** Points of a page below its header. */
  get pageRoom(): number {
    return this.pdf.page.height - margin - sizes.small * 2.5 - this.#top;
  }

  #top = 0;

  /** Whether the page contains only its header. */
  get isFresh(): boolean {
    return this.y === this.#top;
  }

  /** Begins a page, with its header. */
  next(): void {
    const { wide, high } = sheetOf(this.#layout);
    if (this.#pages > 0) this.#writeOut();
    this.pdf.addPage({ size: [wide * inch, high * inch], margin: 0 });
    gatherContent((this.pdf.page as unknown as OpenPage).content);
    this.#pages += 1;
    this.y = margin;
    const { title, subtitle, filters } = this.#layout;
    const taken = this.#logo ? this.#logo.wide + logoGap : 0;
    const heading = () => this.text(title, 'bold', sizes.title, taken);
    if (this.#pages === 1) {
      this.#heading.add(this.marked('H1', heading));
      this.#heading.end();
    } else this.artifact(heading);
    this.artifact(() => {
      this.#drawLogo();
      this.text(subtitle, 'regular', sizes.subtitle, taken);
      this.pdf.fillColor(grey);
      for (const filter of filters) this.text(filter, 'regular', sizes.small, taken);
      this.pdf.fillColor(black);
    });
    this.y = Math.max(this.y, margin + (this.#logo?.high ?? 0)) + 8;
    this.#top = this.y;
  }

  /**
   * Writes the content of the page to the file to free memory; its footer, which contains the number of pages, becomes
   * a separate stream.
   */
  #writeOut(): void {
    const page = this.pdf.page as unknown as OpenPage;
    const written = page.content;
    written.end();
    page.content = this.pdf.ref({}) as unknown as OpenPage['content'];
    page.dictionary.data.Contents = [written, page.content];
  }

  /** The logo is at the right, next to the title. */
  #drawLogo(): void {
    if (!this.#logo) return;
    const { image, wide, high } = this.#logo;
    // The picture is parsed once and drawn on every page.
    this.pdf.image(image as unknown as Buffer, this.pdf.page.width - margin - wide, margin, {
      width: wide,
      height: high,
    });
  }

  /** Writes text over the full width except `taken` points at its right, in as many lines as it needs. */
  text(text: string, weight: Weight, size: number, taken = 0): void {
    for (const line of wrapText(text, this.width - taken, (part) => this.fonts.width(part, weight, size))) {
      this.fonts.draw(line, margin, this.y, weight, size);
      this.y += size * gap;
    }
  }

  /** Draws tagged content of the document's structure. */
  marked(tag: string, draw: () => void): Content {
    const content = this.pdf.markStructureContent(tag);
    draw();
    this.pdf.endMarkedContent();
    return content;
  }

  /** Draws something that is not read aloud. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Writes the footer of every page, now that their number is known. */
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
        const footnote = this.marked('P', () =>
          this.fonts.draw(lacking, margin, y - sizes.small * gap, 'regular', sizes.small),
        );
        this.#root.add(this.pdf.struct('P', {}, [footnote]));
      }
    }
  }
}
