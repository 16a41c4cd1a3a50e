import { halfOfQuarter, halfOfSection, quarterOfQuarter, type SectionPart } from './dls-parts.ts';
import type { LandToken } from './land-tokens.ts';
import { LandWalk } from './land-walk.ts';
import { landKeywords, ordinalWords, type Side, sideWords } from './land-words.ts';
import { WaitingLand, type WrittenLand } from './waiting-land.ts';

/** Reads land of the Dominion Land Survey from tokens, one after the other. */
export class DlsReader {
  readonly #walk: LandWalk;
  readonly #land: WaitingLand;
  #isListingLsds = false;
  #isWell = false;

  constructor(tokens: readonly LandToken[], used: Uint8Array) {
    this.#walk = new LandWalk(tokens, used);
    this.#land = new WaitingLand(this.#walk);
  }

  /** What was written, in the order of the text. */
  get written(): readonly WrittenLand[] {
    return this.#land.written;
  }

  /** Reads what stands at a token. Returns the place behind it; undefined where it says nothing of land. */
  read(at: number): number | undefined {
    const token = this.#walk.token(at);
    if (!token) return undefined;
    if (token.kind === 'number') {
      const known = this.#readLsd(at) ?? this.#readWell(at, token);
      if (known !== undefined) return known;
      this.#land.addNumber(token.value, at);
      return at + 1;
    }
    if (token.kind !== 'word') return undefined;
    const keyword = this.#readKeyword(at) ?? this.#readQuarter(at);
    if (keyword !== undefined) return keyword;
    const side = sideWords.get(token.text);
    if (!side) return undefined;
    return this.#readHalf(at, side) ?? (side === 'W' ? this.#readWest(at) : undefined);
  }

  /** Whether a comma stands within a list of subdivisions, and ends nothing. */
  isWithinList(at: number): boolean {
    const next = this.#walk.token(at + 1);
    if (this.#isListingLsds && next?.kind === 'number') return true;
    // `NW-36-042-03, W5M`
    return next?.text === 'W' && this.#walk.token(at + 2)?.kind === 'number' && this.#land.hasNumbers;
  }

  /** Ends a list of numbers that a word interrupts which says nothing. */
  interrupt(): void {
    this.#land.settleNumbers();
    this.#isListingLsds = false;
  }

  /** A comma or the end of a line. */
  pause(): void {
    this.interrupt();
    this.#land.shareSection();
  }

  /** The end of a description. */
  finish(): void {
    this.pause();
    this.#land.finish();
    this.#isWell = false;
  }

  #add(parts: readonly SectionPart[], from: number, to: number): void {
    this.interrupt();
    this.#land.addParts(parts, from, to);
  }

  /** A quarter, and the quarter of it before: `NE of NW`. */
  #readQuarter(at: number): number | undefined {
    const walk = this.#walk;
    const found = walk.quarterAt(at);
    if (!found) return undefined;
    const after = walk.past(found.next, quarterSigns);
    const of = walk.token(after)?.text === 'OF' ? walk.past(after + 1, articles) : undefined;
    const whole = of === undefined ? undefined : walk.quarterAt(of);
    const next = whole ? walk.past(whole.next, quarterSigns) : after;
    const part = whole ? quarterOfQuarter(found.quarter, whole.quarter) : { quarter: found.quarter };
    this.#add([part], at, next);
    return next;
  }

  /** `N½`, `EAST HALF OF`, of a section or of a quarter. */
  #readHalf(at: number, side: Side): number | undefined {
    const sign = this.#walk.token(at + 1)?.text;
    if (sign !== '½' && sign !== 'HALF') return undefined;
    const whole = this.#walk.quarterAt(this.#walk.past(at + 2, ofThe));
    const next = whole ? this.#walk.past(whole.next, quarterSigns) : at + 2;
    this.#add(whole ? halfOfQuarter(side, whole.quarter) : halfOfSection(side), at, next);
    return next;
  }

  /** `W5`, `W5M`, `WEST OF THE FIFTH MERIDIAN`. */
  #readWest(at: number): number | undefined {
    const from = this.#walk.past(at + 1, ofThe);
    const token = this.#walk.token(from);
    const ordinal = token?.kind === 'word' ? ordinalWords.get(token.text) : undefined;
    const meridian = token?.kind === 'number' && token.text.length === 1 ? token.value : ordinal;
    if (meridian === undefined) return undefined;
    return this.#setMeridian(meridian, at, this.#walk.past(from + 1, meridianEnds));
  }

  #setMeridian(meridian: number, at: number, next: number): number | undefined {
    if (!this.#land.setMeridian(meridian, at, next)) return undefined;
    if (!this.#isWell || this.#walk.token(next)?.text !== '/') return next;
    // The end of a well identifier says which hole of the well it is.
    const isSuffix = this.#walk.token(next + 1)?.kind === 'number';
    this.#isWell = false;
    if (isSuffix) this.#walk.take(next, next + 2);
    return isSuffix ? next + 2 : next;
  }

  /** Reads a keyword with the number behind it. */
  #readKeyword(at: number): number | undefined {
    const token = this.#walk.token(at);
    const keyword = token && landKeywords.get(token.text);
    if (!keyword) return undefined;
    const value = this.#walk.past(at + 1, stops);
    const number = this.#walk.token(value);
    const ordinal = number?.kind === 'word' ? ordinalWords.get(number.text) : undefined;
    if (keyword === 'portion') {
      this.#land.settleNumbers();
      this.#land.beginPortion(at);
      return at + 1;
    }
    if (keyword === 'meridian') {
      const meridian = number?.kind === 'number' ? number.value : ordinal;
      // A line that begins with its meridian is a description of its own.
      if (meridian !== undefined && this.#walk.token(at - 1)?.text === '\n') this.finish();
      return meridian === undefined ? undefined : this.#setMeridian(meridian, at, value + 1);
    }
    if (keyword === 'except' || number?.kind !== 'number') return undefined;
    this.#land.settleNumbers();
    this.#isListingLsds = keyword === 'lsd';
    if (keyword === 'lsd') this.#land.addParts([{ lsd: number.value }], at, value + 1);
    if (keyword === 'section') this.#land.setSection(number.value, at, value + 1);
    if (keyword === 'township' || keyword === 'range') {
      this.#walk.take(at, value + 1);
      this.#land.setTier(keyword, number.value);
    }
    return value + 1;
  }

  /** Further subdivisions of a list: `LSD 1, 2 and 8 of`. */
  #readLsd(at: number): number | undefined {
    const token = this.#walk.token(at);
    if (!this.#isListingLsds || token?.kind !== 'number') return undefined;
    const before = this.#walk.token(at - 1);
    const isListed = before?.text === ',' || before?.text === '&' || before?.text === 'AND';
    this.#isListingLsds = isListed;
    if (isListed) this.#land.addParts([{ lsd: token.value }], at, at + 1);
    return isListed ? at + 1 : undefined;
  }

  /** `100/04-11-082-04W6/00`, and the same in one piece: `100041108204W600`. */
  #readWell(at: number, token: LandToken): number | undefined {
    const walk = this.#walk;
    if (this.#land.hasNumbers) return undefined;
    if (token.text.length === 3 && token.text.startsWith('1') && walk.token(at + 1)?.text === '/') {
      walk.take(at, at + 2);
      this.#isWell = true;
      return at + 2;
    }
    const parts = token.text.length === wellDigits ? inOnePiece.exec(token.text) : null;
    const [west, last] = [walk.token(at + 1), walk.token(at + 2)];
    if (!parts || west?.text !== 'W' || last?.kind !== 'number' || last.text.length !== 3) return undefined;
    for (const part of parts.slice(1)) this.#land.addNumber(Number(part), at);
    const meridian = Number(last.text.slice(0, 1));
    return this.#setMeridian(meridian, at, at + 3);
  }
}

const stops: ReadonlySet<string> = new Set(['.', '-', ':', '#', 'NO', 'NUMBER']);
const articles: ReadonlySet<string> = new Set(['THE']);
const ofThe: ReadonlySet<string> = new Set(['.', '-', 'OF', 'THE']);
const quarterSigns: ReadonlySet<string> = new Set(['.', '¼', 'QUARTER', 'QTR']);
const meridianEnds: ReadonlySet<string> = new Set(['M', 'TH', 'ST', 'ND', 'RD', 'MER', 'MERIDIAN']);

/** Digits of a well identifier before its meridian: 100 04 11 082 04. */
const wellDigits = 12;
const inOnePiece = /^1\d\d(\d\d)(\d\d)(\d{3})(\d\d)$/;
