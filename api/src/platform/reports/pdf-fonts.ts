import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

/** Faces in the order in which a character looks for one that has it. */
const faces = [
  ['inter', 'latin'],
  ['inter', 'latin-ext'],
  ['inter', 'cyrillic'],
  ['inter', 'cyrillic-ext'],
  ['inter', 'greek'],
  ['inter', 'vietnamese'],
  ['noto-sans-canadian-aboriginal', 'canadian-aboriginal'],
  ['noto-sans-arabic', 'arabic'],
] as const;

const weights = { regular: 400, bold: 700 } as const;

/** A piece of text in one face. */
export interface TextRun {
  readonly text: string;
  readonly font: string;
}

interface Face {
  readonly name: string;
  readonly has: (codePoint: number) => boolean;
}

/** What of pdfkit's open font tells which characters it has. */
interface OpenFont {
  readonly font?: { readonly hasGlyphForCodePoint?: (codePoint: number) => boolean };
}

const ascii = /^[\x20-\x7e]*$/;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Widths that are remembered; a report repeats its words. */
const mostWidths = 50_000;

/** The typefaces of a document. Embedded ones know their own characters only: a text is split by the face that has them. */
export class PdfFonts {
  readonly #pdf: Pdf;
  readonly #faces = new Map<Weight, readonly Face[]>();
  readonly #widths = new Map<string, number>();

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  #facesOf(weight: Weight): readonly Face[] {
    const known = this.#faces.get(weight);
    if (known) return known;
    const made = faces.map(([family, subset]): Face => {
      const name = `${family}-${subset}-${weights[weight]}`;
      this.#pdf.registerFont(name, require.resolve(`@fontsource/${family}/files/${name}-normal.woff`));
      let open: OpenFont['font'];
      return {
        name,
        has: (codePoint) => {
          // Opened with the first character that the faces before it do not have.
          open ??= (this.#pdf.font(name) as unknown as { readonly _font: OpenFont })._font.font;
          return open?.hasGlyphForCodePoint?.(codePoint) ?? false;
        },
      };
    });
    this.#faces.set(weight, made);
    return made;
  }

  /** A text as pieces, each in a face that has its characters. */
  runs(text: string, weight: Weight): readonly TextRun[] {
    const all = this.#facesOf(weight);
    const [first] = all;
    if (!first || ascii.test(text)) return [{ text, font: first?.name ?? '' }];
    const runs: { text: string; font: string }[] = [];
    for (const { segment } of clusters.segment(text.normalize('NFC'))) {
      const points = [...segment].map((character) => character.codePointAt(0) ?? 0);
      const face =
        all.find(({ has }) => points.every(has)) ?? all.find(({ has }) => has(points[0] ?? 0)) ?? first;
      const last = runs.at(-1);
      if (last && (last.font === face.name || segment === ' ')) last.text += segment;
      else runs.push({ text: segment, font: face.name });
    }
    return runs;
  }

  /** Width in points. */
  width(text: string, weight: Weight, size: number): number {
    const key = `${weight}${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    let width = 0;
    for (const run of this.runs(text, weight))
      width += this.#pdf.font(run.font).fontSize(size).widthOfString(run.text);
    if (this.#widths.size >= mostWidths) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  /** Draws one line; x and y are its upper left corner, in points. */
  draw(text: string, x: number, y: number, weight: Weight, size: number): void {
    let left = x;
    for (const run of this.runs(text, weight)) {
      this.#pdf.font(run.font).fontSize(size).text(run.text, left, y, { lineBreak: false });
      left += this.width(run.text, weight, size);
    }
  }
}
