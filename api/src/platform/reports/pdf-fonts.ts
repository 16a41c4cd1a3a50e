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

interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
}

interface Position {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advanceWidth: number;
}

interface Laid {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}

/** What of pdfkit's embedded font lays text out. */
interface OpenFont {
  readonly scale: number;
  readonly font: {
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly glyphForCodePoint: (codePoint: number) => Glyph;
  };
  readonly layoutRun: (text: string) => Laid;
  layout: (text: string) => Laid;
}

const ascii = /^[\x20-\x7e]*$/;
/** In place of a character that no typeface has. */
const missing = '\ufffd';
/** Signs that only steer how others are shown. */
const unseen = /^\p{Default_Ignorable_Code_Point}+$/u;
/** What a font's own rules must place: marks that stand on letters, and letters that join. */
const shaped = /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** pdfkit tells widths in thousandths of the size. */
const unitsOfWidth = 1000;

/** Widths that are remembered; a report repeats its words. */
const mostWidths = 10_000;

/**
 * Lays text out letter by letter, remembering letters. Lines of whole words would fill the memory with each number of a
 * long list, and pairs that stand closer make figures of unlike width.
 */
function letterByLetter(font: OpenFont): void {
  const letters = new Map<string, readonly [Glyph, Position]>();
  const letter = (character: string): readonly [Glyph, Position] => {
    const known = letters.get(character);
    if (known) return known;
    const glyph = font.font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const advanceWidth = glyph.advanceWidth * font.scale;
    const made = [
      glyph,
      { xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth },
    ] as const;
    letters.set(character, made);
    return made;
  };
  font.layout = (text) => {
    if (shaped.test(text)) return font.layoutRun(text);
    const placed = Array.from(text, letter);
    return {
      glyphs: placed.map(([glyph]) => glyph),
      positions: placed.map(([, position]) => position),
      advanceWidth: placed.reduce((sum, [, position]) => sum + position.advanceWidth, 0),
    };
  };
}

/** The typefaces of a document. Embedded ones know their own characters only: a text is split by the face that has them. */
export class PdfFonts {
  readonly #pdf: Pdf;
  readonly #faces = new Map<Weight, readonly Face[]>();
  readonly #open = new Set<OpenFont>();
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

  /** A text as pieces, each in a face that has its characters. */
  runs(text: string, weight: Weight): readonly TextRun[] {
    const all = this.#facesOf(weight);
    const [first] = all;
    if (!first || ascii.test(text)) return [{ text, font: first?.name ?? '' }];
    const runs: { text: string; font: string }[] = [];
    for (const { segment } of clusters.segment(text.normalize('NFC'))) {
      const points = [...segment].map((character) => character.codePointAt(0) ?? 0);
      const face = all.find(({ has }) => points.every(has)) ?? all.find(({ has }) => has(points[0] ?? 0));
      if (!face && unseen.test(segment)) continue;
      // What no typeface has is seen to be missing.
      const shown = face ? segment : missing;
      const font = (face ?? first).name;
      const last = runs.at(-1);
      if (last && (last.font === font || segment === ' ')) last.text += shown;
      else runs.push({ text: shown, font });
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
      width += (this.#opened(run.font).layout(run.text).advanceWidth * size) / unitsOfWidth;
    if (this.#widths.size >= mostWidths) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  /** Draws one line; x and y are its upper left corner, in points. */
  draw(text: string, x: number, y: number, weight: Weight, size: number): void {
    let left = x;
    for (const run of this.runs(text, weight)) {
      this.#opened(run.font);
      this.#pdf.fontSize(size).text(run.text, left, y, { lineBreak: false });
      left += this.width(run.text, weight, size);
    }
  }
}
