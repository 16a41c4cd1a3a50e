interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  /** The characters that it represents. */
  readonly codePoints: readonly number[];
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

/** The part of pdfkit's embedded font that lays out text. */
export interface OpenFont {
  readonly scale: number;
  readonly ascender: number;
  readonly font: {
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly glyphForCodePoint: (codePoint: number) => Glyph;
    getGlyph: (id: number, codePoints?: readonly number[]) => Glyph | null;
  };
  /** The embedded glyphs, by the codes they are written with. */
  readonly subset: { readonly includeGlyph: (id: number) => number; readonly glyphs: number[] };
  /** For each code, the characters that a reader extracts, and the width of its glyph. */
  readonly unicode: (readonly number[])[];
  readonly widths: number[];
  readonly layoutRun: (text: string) => Laid;
  layout: (text: string) => Laid;
  encode: (text: string) => readonly [readonly string[], readonly Position[]];
}

/** Shown instead of a character that no typeface has. */
export const missing = '\ufffd';

/** Characters that need the font's own layout rules: marks placed on letters, and letters that join. */
const shaped = /[\p{M}[[\p{Script=Arabic}\p{Script=Hebrew}]--\p{Nd}]]/v;

/** The text of dots that a font draws separately from their letter: an invisible character within a word. */
const partOfLetter = 0x2060;

/**
 * Lays out text letter by letter, and caches letters. Caching lines of whole words would fill the memory with every
 * number of a long list, and kerning would make digits unequally wide.
 */
export function letterByLetter(font: OpenFont): void {
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
  useCodePerCharacter(font);
}

/**
 * Makes text that was laid out by a font's own rules extractable. Arabic letters share a glyph and differ by their
 * dots, and a font remembers only the first character for each glyph; here each pair of glyph and characters gets its
 * own code.
 */
function useCodePerCharacter(font: OpenFont): void {
  const found = font.font.getGlyph.bind(font.font);
  font.font.getGlyph = (id, codePoints) => {
    const glyph = found(id, codePoints);
    if (!glyph || !codePoints || String(glyph.codePoints) === String(codePoints)) return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints } });
  };
  font.unicode[0] = [...missing].map((character) => character.codePointAt(0) ?? 0);
  const codes = new Map<string, number>();
  const codeOf = ({ id, codePoints, advanceWidth }: Glyph): number => {
    const shown = codePoints.length > 0 ? codePoints : [partOfLetter];
    const key = `${id} ${shown}`;
    const known = codes.get(key);
    if (known !== undefined) return known;
    const first = font.subset.includeGlyph(id);
    const isFree = font.unicode[first] === undefined || String(font.unicode[first]) === String(shown);
    const code = isFree ? first : font.subset.glyphs.push(id) - 1;
    font.unicode[code] = shown;
    font.widths[code] = advanceWidth * font.scale;
    codes.set(key, code);
    return code;
  };
  const plain = font.encode.bind(font);
  font.encode = (text) => {
    if (!shaped.test(text)) return plain(text);
    const { glyphs, positions } = font.layout(text);
    return [glyphs.map((glyph) => codeOf(glyph).toString(16).padStart(4, '0')), positions];
  };
}
