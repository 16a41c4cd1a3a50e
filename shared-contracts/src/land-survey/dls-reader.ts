import { halfOfQuarter, halfOfSection, quarterOfQuarter, type SectionPart } from './dls-parts.ts';
import type { LandToken } from './land-tokens.ts';
import { landKeywords, ordinalWords, quarterWords, type Side, sideWords } from './land-words.ts';
import type { Quarter } from './legal-description.ts';

/** Land as it was written, before anybody asks whether the survey has it; what is missing is undefined. */
export interface WrittenLand extends SectionPart {
  isPortion: boolean;
  section: number | undefined;
  township: number | undefined;
  range: number | undefined;
  meridian: number | undefined;
  /** Places in the text. */
  start: number;
  end: number;
}

/** The last place that was written, which parts behind it share. */
interface Place {
  section: number | undefined;
  township: number | undefined;
  range: number | undefined;
  meridian: number | undefined;
}

const nowhere = (): Place => ({
  section: undefined,
  township: undefined,
  range: undefined,
  meridian: undefined,
});

/** Numbers that stand one after the other with nothing that says what they are. */
interface Numbered {
  readonly value: number;
  readonly index: number;
}

/** Numbers that may stand before a meridian: subdivision, section, township, range. */
const wholeRun = 4;

/**
 * Reads land of the Dominion Land Survey from tokens, one after the other: parts wait until section, township, range and
 * meridian are known, which may stand before them or behind them.
 */
export class DlsReader {
  readonly #tokens: readonly LandToken[];
  /** Tokens that said something. */
  readonly #used: Uint8Array;
  readonly #done: WrittenLand[] = [];
  #waiting: WrittenLand[] = [];
  #place = nowhere();
  /** Where a section was named that no part has taken yet. */
  #open: { readonly start: number; readonly end: number } | undefined;
  /** A township and range that stand alone. */
  #bare: { readonly start: number; readonly end: number } | undefined;
  #run: Numbered[] = [];
  #isPortion = false;
  #portionStart = 0;
  #isListingLsds = false;
  #isWell = false;

  constructor(tokens: readonly LandToken[], used: Uint8Array) {
    this.#tokens = tokens;
    this.#used = used;
  }

  #token(at: number): LandToken | undefined {
    return this.#tokens[at];
  }

  #take(from: number, to: number): void {
    this.#used.fill(1, from, to);
  }

  /** The first token from a place on that is no filler. */
  #past(at: number, fillers: ReadonlySet<string>): number {
    let next = at;
    for (let token = this.#token(next); token && fillers.has(token.text); token = this.#token(next))
      next += 1;
    return next;
  }

  #quarterAt(at: number): { readonly quarter: Quarter; readonly next: number } | undefined {
    const token = this.#token(at);
    if (token?.kind !== 'word') return undefined;
    const quarter = quarterWords.get(token.text);
    if (quarter) return { quarter, next: at + 1 };
    const side = token.text.length > 1 ? sideWords.get(token.text) : undefined;
    if (side !== 'N' && side !== 'S') return undefined;
    const next = this.#past(at + 1, dashes);
    const second = this.#token(next);
    const beside = second?.kind === 'word' && second.text.length > 1 ? sideWords.get(second.text) : undefined;
    return beside === 'E' || beside === 'W' ? { quarter: `${side}${beside}`, next: next + 1 } : undefined;
  }

  #add(parts: readonly SectionPart[], from: number, to: number): void {
    this.#settleRun();
    this.#isListingLsds = false;
    this.#addParts(parts, from, to);
  }

  #addParts(parts: readonly SectionPart[], from: number, to: number): void {
    this.#take(from, to);
    this.#bare = undefined;
    const start = this.#isPortion ? this.#portionStart : (this.#token(from)?.start ?? 0);
    const end = this.#token(to - 1)?.end ?? start;
    for (const part of parts)
      this.#waiting.push({ ...part, ...nowhere(), isPortion: this.#isPortion, start, end });
    this.#isPortion = false;
  }

  /** A quarter, and the quarter of it before: `NE of NW`. */
  #readQuarter(at: number): number | undefined {
    const found = this.#quarterAt(at);
    if (!found) return undefined;
    const after = this.#past(found.next, quarterSigns);
    const of = this.#token(after)?.text === 'OF' ? this.#past(after + 1, articles) : undefined;
    const whole = of === undefined ? undefined : this.#quarterAt(of);
    const next = whole ? this.#past(whole.next, quarterSigns) : after;
    this.#add(
      [whole ? quarterOfQuarter(found.quarter, whole.quarter) : { quarter: found.quarter }],
      at,
      next,
    );
    return next;
  }

  /** `N½`, `EAST HALF OF`, of a section or of a quarter. */
  #readHalf(at: number, side: Side): number | undefined {
    const sign = this.#token(at + 1)?.text;
    if (sign !== '½' && sign !== 'HALF') return undefined;
    const of = this.#past(at + 2, ofThe);
    const whole = this.#quarterAt(of);
    const next = whole ? this.#past(whole.next, quarterSigns) : at + 2;
    this.#add(whole ? halfOfQuarter(side, whole.quarter) : halfOfSection(side), at, next);
    return next;
  }

  /** `W5`, `W5M`, `WEST OF THE FIFTH MERIDIAN`. */
  #readWest(at: number): number | undefined {
    const from = this.#past(at + 1, ofThe);
    const token = this.#token(from);
    const ordinal = token?.kind === 'word' ? ordinalWords.get(token.text) : undefined;
    const meridian = token?.kind === 'number' && token.text.length === 1 ? token.value : ordinal;
    if (meridian === undefined) return undefined;
    const next = this.#past(from + 1, meridianEnds);
    return this.#setMeridian(meridian, at, next);
  }

  #setMeridian(meridian: number, at: number, next: number): number | undefined {
    const run = this.#run;
    if (run.length > wholeRun) return undefined;
    const [range, township, section, lsd] = run.map(({ value }) => value).toReversed();
    if (lsd !== undefined && this.#waiting.some((one) => one.section === undefined)) return undefined;
    const start = run[0]?.index ?? at;
    this.#take(start, next);
    this.#run = [];
    if (lsd !== undefined) this.#addParts([{ lsd }], start, next);
    if (section !== undefined) this.#setSection(section, start, next, true);
    const place = this.#place;
    place.meridian = meridian;
    place.range = range ?? place.range;
    place.township = township ?? place.township;
    const end = this.#token(next - 1)?.end ?? 0;
    if (this.#waiting.length === 0 && !this.#open)
      this.#bare = { start: this.#token(start)?.start ?? 0, end };
    for (const one of this.#waiting)
      if (one.meridian === undefined) {
        Object.assign(one, { meridian, range: place.range, township: place.township });
        one.end = Math.max(one.end, end);
      }
    if (!this.#isWell || this.#token(next)?.text !== '/') return next;
    // The end of a well identifier says which hole of the well it is.
    const isSuffix = this.#token(next + 1)?.kind === 'number';
    this.#isWell = false;
    if (isSuffix) this.#take(next, next + 2);
    return isSuffix ? next + 2 : next;
  }

  /** A section belongs to the parts before it that have none; without such parts it may be meant as a whole. */
  #setSection(section: number, at: number, next: number, isRun = false): void {
    this.#take(at, next);
    this.#bare = undefined;
    const end = this.#token(next - 1)?.end ?? 0;
    const start = this.#isPortion ? this.#portionStart : (this.#token(at)?.start ?? 0);
    const without = this.#waiting.filter((one) => one.section === undefined);
    this.#wholeSection();
    this.#place.section = section;
    for (const one of without) {
      one.section = section;
      one.end = Math.max(one.end, end);
    }
    if (without.length > 0) return;
    if (isRun) {
      this.#waiting.push({ ...nowhere(), section, isPortion: this.#isPortion, start, end });
      this.#isPortion = false;
    } else this.#open = { start, end };
  }

  /** The section that was named and no part has taken, as a whole. */
  #wholeSection(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    this.#waiting.push({ ...nowhere(), ...this.#place, isPortion: this.#isPortion, ...open });
    this.#isPortion = false;
  }

  /** One number that nothing explains is the section of the parts before it; more of them are nothing. */
  #settleRun(): void {
    const [only, ...more] = this.#run;
    this.#run = [];
    const isWaiting = this.#waiting.some((one) => one.section === undefined);
    if (only && more.length === 0 && isWaiting) this.#setSection(only.value, only.index, only.index + 1);
  }

  /** Parts without a section share the one before them, once a comma ends their list. */
  #shareSection(): void {
    const { section, township, range, meridian } = this.#place;
    if (section === undefined || township === undefined || range === undefined || meridian === undefined)
      return;
    for (const one of this.#waiting) {
      if (one.section !== undefined) continue;
      Object.assign(one, { section, township, range, meridian });
      this.#open = undefined;
    }
  }

  /** A comma or the end of a line. */
  pause(): void {
    this.#settleRun();
    this.#isListingLsds = false;
    this.#shareSection();
  }

  /** The end of a description: parts get what is known by now. */
  finish(): void {
    this.pause();
    if (this.#waiting.every((one) => one.section !== undefined)) this.#wholeSection();
    for (const one of this.#waiting) {
      if (one.section === undefined) {
        one.section = this.#place.section;
        this.#open = undefined;
      }
      one.township ??= this.#place.township;
      one.range ??= this.#place.range;
      one.meridian ??= this.#place.meridian;
    }
    this.#done.push(...this.#waiting);
    if (this.#bare) this.#done.push({ ...this.#place, section: undefined, isPortion: false, ...this.#bare });
    this.#bare = undefined;
    this.#waiting = [];
    this.#isPortion = false;
    this.#isWell = false;
  }

  /** What was written, in the order of the text. */
  get written(): readonly WrittenLand[] {
    return this.#done;
  }

  /** Reads a keyword with the number behind it. */
  #readKeyword(at: number): number | undefined {
    const token = this.#token(at);
    const keyword = token && landKeywords.get(token.text);
    if (!token || !keyword) return undefined;
    const value = this.#past(at + 1, stops);
    const number = this.#token(value);
    const ordinal = number?.kind === 'word' ? ordinalWords.get(number.text) : undefined;
    if (keyword === 'portion') {
      this.#settleRun();
      this.#take(at, at + 1);
      this.#isPortion = true;
      this.#portionStart = token.start;
      return at + 1;
    }
    if (keyword === 'meridian') {
      const meridian = number?.kind === 'number' ? number.value : ordinal;
      // A line that begins with its meridian is a description of its own.
      if (meridian !== undefined && this.#token(at - 1)?.text === '\n') this.finish();
      return meridian === undefined ? undefined : this.#setMeridian(meridian, at, value + 1);
    }
    if (keyword === 'except' || number?.kind !== 'number') return undefined;
    this.#settleRun();
    this.#isListingLsds = keyword === 'lsd';
    if (keyword === 'lsd') this.#addParts([{ lsd: number.value }], at, value + 1);
    if (keyword === 'section') this.#setSection(number.value, at, value + 1);
    if (keyword === 'township' || keyword === 'range') {
      this.#take(at, value + 1);
      this.#place[keyword] = number.value;
    }
    return value + 1;
  }

  /** Further subdivisions of a list: `LSD 1, 2 and 8 of`. */
  #readLsd(at: number): number | undefined {
    const token = this.#token(at);
    if (!this.#isListingLsds || token?.kind !== 'number') return undefined;
    const before = this.#token(at - 1);
    const isListed = before?.text === ',' || before?.text === '&' || before?.text === 'AND';
    this.#isListingLsds = isListed;
    if (isListed) this.#addParts([{ lsd: token.value }], at, at + 1);
    return isListed ? at + 1 : undefined;
  }

  /** Whether a comma stands within a list of subdivisions, and ends nothing. */
  isWithinList(at: number): boolean {
    const next = this.#token(at + 1);
    if (this.#isListingLsds && next?.kind === 'number') return true;
    // `NW-36-042-03, W5M`
    return next?.text === 'W' && this.#token(at + 2)?.kind === 'number' && this.#run.length > 0;
  }

  /** Reads what stands at a token. Returns the place behind it; undefined where it says nothing of land. */
  read(at: number): number | undefined {
    const token = this.#token(at);
    if (!token) return undefined;
    if (token.kind === 'number') {
      const listed = this.#readLsd(at);
      if (listed !== undefined) return listed;
      const well = this.#readWell(at, token);
      if (well !== undefined) return well;
      this.#run.push({ value: token.value, index: at });
      return at + 1;
    }
    if (token.kind !== 'word') return undefined;
    const keyword = this.#readKeyword(at) ?? this.#readQuarter(at);
    if (keyword !== undefined) return keyword;
    const side = sideWords.get(token.text);
    if (!side) return undefined;
    return this.#readHalf(at, side) ?? (side === 'W' ? this.#readWest(at) : undefined);
  }

  /** `100/04-11-082-04W6/00`, and the same in one piece: `100041108204W600`. */
  #readWell(at: number, token: LandToken): number | undefined {
    if (this.#run.length > 0) return undefined;
    if (token.text.length === 3 && token.text.startsWith('1') && this.#token(at + 1)?.text === '/') {
      this.#take(at, at + 2);
      this.#isWell = true;
      return at + 2;
    }
    const parts = token.text.length === wellDigits ? inOnePiece.exec(token.text) : null;
    const [west, last] = [this.#token(at + 1), this.#token(at + 2)];
    if (!parts || west?.text !== 'W' || last?.kind !== 'number' || last.text.length !== 3) return undefined;
    const [, lsd, section, township, range] = parts.map(Number);
    const meridian = Number(last.text.slice(0, 1));
    this.#run = [lsd, section, township, range].map((value) => ({ value: value ?? 0, index: at }));
    return this.#setMeridian(meridian, at, at + 3);
  }

  /** Ends a list of numbers that a word interrupts which says nothing. */
  interrupt(): void {
    this.#settleRun();
    this.#isListingLsds = false;
  }
}

const dashes: ReadonlySet<string> = new Set(['-', ' ']);
const stops: ReadonlySet<string> = new Set(['.', '-', ':', '#', 'NO', 'NUMBER']);
const articles: ReadonlySet<string> = new Set(['THE']);
const ofThe: ReadonlySet<string> = new Set(['.', '-', 'OF', 'THE']);
const quarterSigns: ReadonlySet<string> = new Set(['.', '¼', 'QUARTER', 'QTR']);
const meridianEnds: ReadonlySet<string> = new Set(['M', 'TH', 'ST', 'ND', 'RD', 'MER', 'MERIDIAN']);

/** Digits of a well identifier before its meridian: 100 04 11 082 04. */
const wellDigits = 12;
const inOnePiece = /^1\d\d(\d\d)(\d\d)(\d{3})(\d\d)$/;
