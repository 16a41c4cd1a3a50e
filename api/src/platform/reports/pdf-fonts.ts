import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { letterByLetter, missing, type OpenFont } from './pdf-letters.ts';
import { isMixed, readingOrder, standingOrder } from './reading-order.ts';

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

/** A piece of text in one face, at a level of `readingOrder`. */
interface TextRun {
  readonly text: string;
  readonly font: string;
  readonly level: number;
}

interface Face {
  readonly name: string;
  readonly has: (codePoint: number) => boolean;
}

const ascii = /^[\x20-\x7e]*$/;
/** Signs that only steer how others are shown. */
const unseen = /^\p{Default_Ignorable_Code_Point}+$/u;
const pointOf = (character: string): number => character.codePointAt(0) ?? 0;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** pdfkit tells widths in thousandths of the size. */
const unitsOfWidth = 1000;

/** Widths that are remembered; a report repeats its words. */
const mostWidths = 10_000;

/** The typefaces of a document. Embedded ones know their own characters only: a text is split by the face that has them. */
export class PdfFonts {
  readonly #pdf: Pdf;
  readonly #faces = new Map<Weight, readonly Face[]>();
  readonly #open = new Set<OpenFont>();
  readonly #widths = new Map<string, number>();
  #isLacking = false;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  #facesOf(weight: Weight): readonly Face[] {
    const known = this.#faces.get(weight);
    if (known) return known;
    const made = faces.map(([family, subset]): Face => {
      const name = `${family}-${subset}-${weights[weight]}`;
      this.#pdf.registerFont(name, require.resolve(`@fontsource/${family}/files/${name}-normal.woff`));
      // Opened with the first character that the faces before it do not have.
      return { name, has: (codePoint) => this.#opened(name).font.hasGlyphForCodePoint(codePoint) };
    });
    this.#faces.set(weight, made);
    return made;
  }

  /** The face of a name, made the one that is written in. */
  #opened(name: string): OpenFont {
    const font = (this.#pdf.font(name) as unknown as { readonly _font: OpenFont })._font;
    if (!this.#open.has(font)) {
      letterByLetter(font);
      this.#open.add(font);
    }
    return font;
  }

  /** Whether a character was shown as missing. */
  get isLacking(): boolean {
    return this.#isLacking;
  }

  /** A text as pieces in the order in which they are read, each in a face that has its characters. */
  #runs(text: string, weight: Weight): readonly TextRun[] {
    const all = this.#facesOf(weight);
    const [first] = all;
    if (!first || ascii.test(text)) return [{ text, font: first?.name ?? '', level: 0 }];
    const composed = text.normalize('NFC');
    const pieces = isMixed(composed) ? readingOrder(composed) : [{ text: composed, level: 0 }];
    return pieces.flatMap((piece) => this.#runsOf(piece.text, piece.level, all, first));
  }

  #runsOf(text: string, level: number, all: readonly Face[], first: Face): readonly TextRun[] {
    const runs: { text: string; font: string; level: number }[] = [];
    const add = (shown: string, font: string) => {
      const last = runs.at(-1);
      if (last && (last.font === font || shown === ' ')) last.text += shown;
      else if (last?.text === ' ') [last.text, last.font] = [` ${shown}`, font];
      else runs.push({ text: shown, font, level });
    };
    for (const { segment } of clusters.segment(text)) {
      const characters = [...segment];
      const whole = all.find(({ has }) => characters.every((character) => has(pointOf(character))));
      // No face has a letter with all of its marks: each comes from one that has it.
      for (const part of whole ? [segment] : characters) {
        const face = whole ?? all.find(({ has }) => has(pointOf(part)));
        if (face) add(part, face.name);
        else if (!unseen.test(part)) {
          // What no typeface has is seen to be missing.
          this.#isLacking = true;
          add(missing, first.name);
        }
      }
    }
    return runs;
  }

  /** Width in points. */
  width(text: string, weight: Weight, size: number): number {
    const key = `${weight}${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#runs(text, weight).reduce((sum, run) => sum + this.#widthOf(run, size), 0);
    if (this.#widths.size >= mostWidths) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  #widthOf(run: TextRun, size: number): number {
    return (this.#opened(run.font).layout(run.text).advanceWidth * size) / unitsOfWidth;
  }

  /** Draws one line; x and y are its upper left corner, in points. It is written as it is read, wherever that stands. */
  draw(text: string, x: number, y: number, weight: Weight, size: number): void {
    const runs = this.#runs(text, weight);
    let left = x;
    const places = new Map<TextRun, number>();
    for (const run of standingOrder(runs)) {
      places.set(run, left);
      left += this.#widthOf(run, size);
    }
    const isTurned = runs.some(({ level }) => level > 0);
    // All faces stand on the line of the first one.
    const [first] = this.#facesOf(weight);
    const foot = first ? y + (this.#opened(first.name).ascender * size) / unitsOfWidth : y;
    if (isTurned) this.#pdf.markContent('Span', { actual: text });
    for (const run of runs) {
      this.#opened(run.font);
      this.#pdf
        .fontSize(size)
        .text(run.text, places.get(run), foot, { lineBreak: false, baseline: 'alphabetic' });
    }
    if (isTurned) this.#pdf.endMarkedContent();
  }
}
