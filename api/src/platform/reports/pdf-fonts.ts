import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { letterByLetter, missing, type OpenFont } from './pdf-letters.ts';
import { isMixed, readingOrder, standingOrder } from './reading-order.ts';

type Pdf = InstanceType<typeof PDFDocument>;

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

/** Typefaces in the order in which they are searched for a character. */
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
/** Invisible characters that only affect how others are shown. */
const unseen = /^\p{Default_Ignorable_Code_Point}+$/u;
const pointOf = (character: string): number => character.codePointAt(0) ?? 0;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** pdfkit reports widths in thousandths of the font size. */
const unitsOfWidth = 1000;

/** Number of cached widths; the words of a report repeat. */
const mostWidths = 10_000;

/**
 * The typefaces of a document. An embedded typeface only has its own characters, so a text is split by the typeface
 * that has them.
 */
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
      // Opened when a character first occurs that the typefaces before it do not have.
      return { name, has: (codePoint) => this.#opened(name).font.hasGlyphForCodePoint(codePoint) };
    });
    this.#faces.set(weight, made);
    return made;
  }

  /** Opens the typeface of a name, if necessary, and makes it the current one. */
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

  /** A text as pieces in reading order, each in a typeface that has its characters. */
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
      // No single typeface has the letter with all of its marks: each part comes from one that has it.
      for (const part of whole ? [segment] : characters) {
        const face = whole ?? all.find(({ has }) => has(pointOf(part)));
        if (face) add(part, face.name);
        else if (!unseen.test(part)) {
          // A character that no typeface has is shown as missing.
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

  /**
   * Draws one line; x and y are its upper left corner, in points. The pieces are written in reading order, whatever
   * their position on the line.
   */
  draw(text: string, x: number, y: number, weight: Weight, size: number): void {
    const runs = this.#runs(text, weight);
    let left = x;
    const places = new Map<TextRun, number>();
    for (const run of standingOrder(runs)) {
      places.set(run, left);
      left += this.#widthOf(run, size);
    }
    const isTurned = runs.some(({ level }) => level > 0);
    // All typefaces share the baseline of the first one.
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
