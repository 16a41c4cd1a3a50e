import { isDirection, pastQuarterSection, quarterAround } from './dls-lookahead.ts';
import {
  halfOfHalf,
  halfOfQuarter,
  halfOfSection,
  isInQuarter,
  quarterOfQuarter,
  type SectionPart,
} from './dls-parts.ts';
import {
  articles,
  beginners,
  conjunctions,
  gaps,
  halves,
  isZeroed,
  leading,
  meridianEnds,
  mostSections,
  ofThe,
  ofTheLegal,
  points,
  principalWords,
  quarterSigns,
  stops,
} from './dls-words.ts';
import type { LandToken } from './land-tokens.ts';
import type { LandWalk } from './land-walk.ts';
import { landKeywords, ordinalWords, type Side, sideWords } from './land-words.ts';
import { bareLsdsAt, numberListAt } from './number-list.ts';
import { arePartsInBrackets, isListToSection } from './parts-ahead.ts';
import { WaitingLand } from './waiting-land.ts';
import { wellAt } from './well-identifier.ts';
import type { WrittenLand } from './written-land.ts';

/** Reads land of the Dominion Land Survey from tokens, in one pass. */
export class DlsReader {
  readonly #walk: LandWalk;
  readonly land: WaitingLand;
  /** The index after the last quarter or half that was read. */
  #partEnd = -1;
  /** The index after the last part of any kind. */
  #listEnd = 0;
  #isWell = false;
  /** Whether the last section was followed by a colon and its parts. */
  #isHeaded = false;
  /** The index of the bracket behind a section in which its parts stand. */
  #bracket = -1;

  constructor(walk: LandWalk) {
    this.#walk = walk;
    this.land = new WaitingLand(this.#walk);
  }

  /** The land read so far, in the order of the text. */
  get written(): readonly WrittenLand[] {
    return this.land.written;
  }

  /**
   * Reads from a token on. Returns the index after the last token that was read; undefined if the token does not belong
   * to a description of land.
   */
  read(at: number): number | undefined {
    const token = this.#walk.token(at);
    if (!token) return undefined;
    if (token.kind === 'number') {
      const known = this.#readWell(at) ?? this.#readBareLsds(at);
      if (known !== undefined) return known;
      // `3 quarters of 14-45-7-W4M` does not say which.
      if (this.#walk.token(at + 1)?.text === 'QUARTERS') return undefined;
      if (this.#readBareSection(at, token.value)) return at + 1;
      this.land.addNumber(token.value, at);
      return at + 1;
    }
    if (token.kind === 'mark') {
      if (token.text === '&' || token.text === '+') this.land.settleNumbers(true);
      if (token.text === ')') this.#closeBracket();
      return undefined;
    }
    if (token.text === 'AND' || token.text === 'PLUS') this.land.settleNumbers(true);
    const keyword = this.#readWell(at) ?? this.#readKeyword(at) ?? this.#readQuarter(at);
    if (keyword !== undefined) return keyword;
    const principal = principalWords.get(token.text);
    if (principal !== undefined) return this.#readPrincipal(principal, at);
    const side = sideWords.get(token.text);
    if (!side) return undefined;
    return this.#readHalf(at, side) ?? this.#readMeridian(at, side);
  }

  /**
   * Whether a comma is inside of a description instead of ending it: `NW-36-042-03, W5M`, `NE,\nSECTION 36`, `SE,
   * 36-42-3-W5M`.
   */
  isWithin(at: number): boolean {
    const next = this.#walk.token(at + 1);
    // `Sec 34 NW, SW` and a line break: what begins with a section goes on with it.
    const isEndOfList = this.#walk.token(at)?.text === '\n' && this.land.isSectionOnLine;
    if (this.land.isSectionMissing && !this.land.hasNumbers && !isEndOfList) {
      if (next?.kind === 'number') return true;
      const keyword = next && landKeywords.get(next.text);
      if (keyword === 'section' || keyword === 'sections') return true;
    }
    const isSide = next?.text === 'W' || next?.text === 'E';
    return isSide && this.#walk.token(at + 2)?.kind === 'number' && this.land.hasNumbers;
  }

  /** Called at a word that has no meaning in a description: it ends a list of numbers. */
  interrupt(): void {
    this.land.settleNumbers();
  }

  /** Called at a comma or the end of a line. */
  pause(at: number): void {
    const { text } = this.#walk.token(at) ?? {};
    const isEndOfLine = text === '\n' && this.#walk.token(at - 1)?.text !== ',';
    const isListOn = !this.#isHeaded && this.land.isSectionMissing && !isEndOfLine;
    this.land.settleNumbers(true);
    this.land.pause(isListOn && isListToSection(this.#walk, text === ',' ? at : at - 1));
    if (text === '\n') this.land.endLine();
  }

  /** Called at the end of a description. */
  finish(): void {
    this.interrupt();
    this.land.finish();
    this.#isWell = false;
    this.#isHeaded = false;
  }

  /** Whether a description of land begins at a token. A number by itself begins none. */
  startsAt(at: number): boolean {
    const walk = this.#walk;
    const from = walk.past(at, leading);
    const token = walk.token(from);
    if (!token) return false;
    // A number after parts without a section is their section.
    if (token.kind === 'number' && this.land.isSectionMissing) return false;
    if (token.kind === 'number')
      return walk.token(from + 1)?.text === '-' && walk.token(from + 2)?.kind === 'number';
    const keyword = landKeywords.get(token.text);
    if (keyword && keyword !== 'portion') {
      const behind = walk.token(walk.past(from + 1, stops));
      return behind?.kind === 'number' || (behind !== undefined && ordinalWords.has(behind.text));
    }
    const quarter = walk.quarterAt(from);
    if (quarter) return !isDirection(walk, walk.past(quarter.next, quarterSigns));
    return sideWords.has(token.text) && halves.has(walk.token(walk.past(from + 1, points))?.text ?? '');
  }

  /** Reads legal subdivisions without a word for them, of which the last begins a place: `1, 2, 7, 8-13-45-7-W4M`. */
  #readBareLsds(at: number): number | undefined {
    if (this.land.hasNumbers || this.land.isSectionMissing) return undefined;
    const list = bareLsdsAt(this.#walk, at);
    if (!list) return undefined;
    this.land.addParts(
      list.values.map((lsd) => ({ lsd })),
      at,
      list.next,
    );
    this.#partEnd = -1;
    return list.next;
  }

  /**
   * Whether parts in brackets say again what stands before them, or a part of it: `NE 14-45-7-W4M (LSD 9)`. Parts in
   * brackets behind their section are that section's.
   */
  #isAside(from: number, to: number): boolean {
    const isBracketed = this.#walk.token(from - 1)?.text === '(' && this.#walk.token(to)?.text === ')';
    return isBracketed && this.#bracket !== from - 1 && this.land.hasGroup;
  }

  #add(parts: readonly SectionPart[], from: number, to: number): void {
    this.land.takeSectionBefore(from);
    this.interrupt();
    const isAside = this.#isAside(from, to);
    if (isAside && this.land.repeats(parts)) {
      this.#walk.take(from, to);
      return;
    }
    // Some people mean a list by two quarters with nothing between them, others mean one within the other.
    const before = this.#walk.token(from - 1)?.text === '-' ? from - 1 : from;
    const isUnclear = this.#partEnd === before || this.#partEnd === from;
    if (isUnclear) this.land.doubtLast();
    this.land.addParts(parts, from, to, isUnclear || isAside);
    this.#partEnd = to;
    this.#listEnd = to;
  }

  /**
   * Reads parts of legal subdivisions. The survey does not number these, so they are portions with their words as a
   * note.
   */
  #readPortionOfLsd(at: number, next: number): number | undefined {
    const walk = this.#walk;
    const lsd = walk.past(next, ofTheLegal);
    if (landKeywords.get(walk.token(lsd)?.text ?? '') !== 'lsd') return undefined;
    this.interrupt();
    walk.take(at, lsd);
    const legal = walk.token(lsd - 1)?.text === 'LEGAL' ? lsd - 1 : lsd;
    this.land.prefix.begin(at, true, walk.textOf(at, legal));
    return lsd;
  }

  /** Reads a quarter, possibly after a quarter of it: `NE of NW`. */
  #readQuarter(at: number): number | undefined {
    const walk = this.#walk;
    const found = walk.quarterAt(at);
    if (!found) return undefined;
    const after = pastQuarterSection(walk, walk.past(found.next, quarterSigns));
    const portion = this.#readPortionOfLsd(at, after);
    if (portion !== undefined) return portion;
    const of = walk.token(after)?.text === 'OF' ? walk.past(after + 1, articles) : undefined;
    const whole = of === undefined ? undefined : walk.quarterAt(of);
    const next = whole ? walk.past(whole.next, quarterSigns) : after;
    const part = whole ? quarterOfQuarter(found.quarter, whole.quarter) : { quarter: found.quarter };
    this.#add([part], at, next);
    return next;
  }

  /** Reads half of a section, of a quarter or of a half: `N½`, `EAST HALF OF`. */
  #readHalf(at: number, side: Side): number | undefined {
    const walk = this.#walk;
    const sign = walk.past(at + 1, points);
    if (!halves.has(walk.token(sign)?.text ?? '')) return undefined;
    const portion = this.#readPortionOfLsd(at, sign + 1);
    if (portion !== undefined) return portion;
    const of = walk.past(sign + 1, ofThe);
    // Half of each of several parts is not told apart from half of all of them.
    if (of > sign + 1 && walk.token(of)?.text === '(') return undefined;
    const whole = walk.quarterAt(of);
    if (whole) {
      const next = walk.past(whole.next, quarterSigns);
      const second =
        walk.token(next)?.text === 'OF' ? walk.quarterAt(walk.past(next + 1, articles)) : undefined;
      if (second) {
        // Half of a quarter of a quarter is a portion of a legal subdivision.
        walk.take(at, of);
        this.interrupt();
        this.land.prefix.begin(at, true, walk.textOf(at, of));
        return of;
      }
      this.#add(halfOfQuarter(side, whole.quarter), at, next);
      return next;
    }
    const other = sideWords.get(walk.token(of)?.text ?? '');
    const otherSign = other && of > sign + 1 ? walk.past(of + 1, points) : undefined;
    const isHalf = otherSign !== undefined && halves.has(walk.token(otherSign)?.text ?? '');
    const next = isHalf ? otherSign + 1 : sign + 1;
    this.#add(other && isHalf ? halfOfHalf(side, other) : halfOfSection(side), at, next);
    return next;
  }

  /** Reads `WPM` or `EPM`, with or without the number of the principal meridian. */
  #readPrincipal(meridian: number, at: number): number | undefined {
    const isNumbered = this.#walk.token(at + 1)?.text === '1';
    return this.#setMeridian(meridian, at, this.#walk.past(isNumbered ? at + 2 : at + 1, points));
  }

  /** Reads a meridian: `W5`, `W5M`, `WEST OF THE FIFTH MERIDIAN`, or `E1` of Manitoba. */
  #readMeridian(at: number, side: Side): number | undefined {
    if (side !== 'W' && side !== 'E') return undefined;
    const from = this.#walk.past(at + 1, ofThe);
    const token = this.#walk.token(from);
    const ordinal = token?.kind === 'word' ? ordinalWords.get(token.text) : undefined;
    const isDigit = token?.kind === 'number' && (token.text.length === 1 || isZeroed(token.text));
    const meridian = isDigit ? token.value : ordinal;
    if (meridian === undefined) return undefined;
    if (this.#isShare(at, from, isDigit)) return undefined;
    const next = this.#walk.past(from + 1, meridianEnds);
    if (side === 'W') return this.#setMeridian(meridian === 0 ? 9 : meridian, at, next);
    return meridian === 1 ? this.#setMeridian(0, at, next) : undefined;
  }

  /** Whether a side and what follows are a share of land and no meridian: `W 1/3 of NE`, `West third of NE`. */
  #isShare(at: number, from: number, isDigit: boolean): boolean {
    const walk = this.#walk;
    const behind = walk.token(from + 1);
    if (!isDigit) return walk.token(at + 1)?.text !== 'OF' && !meridianEnds.has(behind?.text ?? '');
    if (behind?.text !== '/' || this.land.hasNumbers || this.land.hasGroup) return false;
    return walk.token(from + 2)?.kind === 'number' && walk.token(from + 3)?.text !== '-';
  }

  #setMeridian(meridian: number, at: number, next: number): number | undefined {
    // A place behind its land ends the list; below a heading, sections with their parts behind them go on.
    const isTail = this.land.isWaiting;
    if (!this.land.setMeridian(meridian, at, next)) return undefined;
    if (isTail) this.#isHeaded = false;
    this.land.prefix.end();
    if (!this.#isWell && this.#walk.token(next)?.text !== '/') return next;
    // A slash ends the location in a well identifier; what follows numbers the hole of the well.
    const suffix = this.#walk.token(next)?.text === '/' ? next + 1 : next;
    // `04-11-082-04W6 / 05-11-082-04W6` are two locations.
    const isPlace =
      this.#walk.token(suffix + 1)?.text === '-' && this.#walk.token(suffix + 2)?.kind === 'number';
    const isSuffix = this.#walk.token(suffix)?.kind === 'number' && suffix > next && !isPlace;
    this.#isWell = false;
    if (isSuffix) this.#walk.take(next, suffix + 1);
    return isSuffix ? suffix + 1 : next;
  }

  /** Reads a keyword followed by a number. */
  #readKeyword(at: number): number | undefined {
    const walk = this.#walk;
    const token = walk.token(at);
    const keyword = token && landKeywords.get(token.text);
    if (!keyword || keyword === 'portion') return token && this.#readShortSection(at, token);
    const value = walk.past(at + 1, stops);
    const number = walk.token(value);
    if (keyword === 'meridian') {
      const ordinal = number?.kind === 'word' ? ordinalWords.get(number.text) : undefined;
      const meridian = number?.kind === 'number' ? number.value : ordinal;
      if (meridian === undefined) {
        // `Mer W4` says it twice.
        if (number?.text !== 'W' || walk.token(value + 1)?.kind !== 'number') return undefined;
        walk.take(at, value);
        return value;
      }
      // A line that begins with its meridian starts a separate description.
      if (at === 0 || walk.token(at - 1)?.text === '\n') this.land.forget();
      return this.#setMeridian(meridian, at, value + 1);
    }
    if (number?.kind !== 'number') return undefined;
    this.land.settleNumbers();
    if (keyword === 'township' || keyword === 'range') {
      walk.take(at, value + 1);
      this.land.setTier(keyword, number.value, at, value + 1);
      return value + 1;
    }
    const list = numberListAt(walk, value, keyword === 'lsd' ? 'lsd' : 'section', keyword === 'sections');
    if (!list) return undefined;
    const { values, next, isUnclear } = list;
    if (keyword === 'lsd') {
      const lsds = values.length > 0 ? values : [number.value];
      const within = quarterAround(walk, next);
      const isElsewhere = within !== undefined && !lsds.every((lsd) => isInQuarter(lsd, within.quarter));
      const end = within?.next ?? next;
      this.land.addParts(
        lsds.map((lsd) => ({ lsd })),
        at,
        end,
        isUnclear || isElsewhere || this.#isAside(at, end),
      );
      this.#partEnd = -1;
      this.#listEnd = end;
      return end;
    }
    const isBracketed = walk.token(next)?.text === '(' && this.#isPartsInBrackets(next);
    if (isBracketed) this.#bracket = next;
    // `Sec 14: NE, SE - Sec 15: NW`, `Sec 14 (NE)`: the parts follow their section.
    if (walk.token(next)?.text === ':' || isBracketed) this.#headParts();
    else if (this.#isHeaded && this.#isListBefore(at)) this.land.shareBefore();
    // `Sec 14, 15 (NE)` may mean the quarter of both, or of the second and all of the first.
    const isDoubtful = isUnclear || (isBracketed && values.length > 1);
    this.land.setSections(values.length > 0 ? values : [number.value], at, next, false, isDoubtful);
    return next;
  }

  /** Reads a number without a word for it as the section of the parts in brackets behind it: `14 (NE, SE), 15 (NW)`. */
  #readBareSection(at: number, section: number): boolean {
    const walk = this.#walk;
    if (section < 1 || section > mostSections || this.land.hasNumbers) return false;
    const before = walk.token(at - 1);
    if (before && !(before.kind === 'mark' ? beginners : conjunctions).has(before.text)) return false;
    if (!arePartsInBrackets(walk, at + 1) || !this.#isPartsInBrackets(at + 1)) return false;
    this.#bracket = at + 1;
    this.#headParts();
    this.land.setSections([section], at, at + 1);
    return true;
  }

  /** Ends the parts of a section that stand in brackets behind it: what follows has a section of its own. */
  #closeBracket(): void {
    if (this.#bracket >= 0) this.land.shareBefore();
    this.#bracket = -1;
  }

  /** Whether parts of the section before end at a comma or more: `Sec 14: NE, SE, Sec 15`, not `Sec 14: NE, SE of Sec 15`. */
  #isListBefore(at: number): boolean {
    return this.land.isSectionOnLine && this.#walk.distance(this.#listEnd, at) > 0;
  }

  /** Notes that the parts of the next section follow it; those before it share the previous one. */
  #headParts(): void {
    if (this.#isHeaded) this.land.shareBefore();
    this.#isHeaded = true;
  }

  /** Whether parts of a section stand in brackets from an index on, and no part before it waits for it. */
  #isPartsInBrackets(at: number): boolean {
    if (this.land.isSectionMissing && !this.#isHeaded && !this.land.isBehindSection) return false;
    return this.startsAt(at + 1) || arePartsInBrackets(this.#walk, at);
  }

  /** Reads an `S` directly before a number as a section if a township follows: `S22` before `T51`. */
  #readShortSection(at: number, token: LandToken): number | undefined {
    const number = this.#walk.token(at + 1);
    if (token.text !== 'S' || number?.kind !== 'number' || number.start !== token.end) return undefined;
    const behind = this.#walk.token(this.#walk.past(at + 2, gaps));
    if (behind === undefined || landKeywords.get(behind.text) !== 'township') return undefined;
    this.land.settleNumbers();
    this.land.setSections([number.value], at, at + 2);
    return at + 2;
  }

  /**
   * Reads a well identifier: `100/04-11-082-04W6/00`, `1AA/…`, `00/…`, and the same without separators:
   * `100041108204W600`.
   */
  #readWell(at: number): number | undefined {
    if (this.land.hasNumbers) return undefined;
    const well = wellAt(this.#walk, at);
    if (!well) return undefined;
    this.#walk.take(at, well.next);
    if (!well.place) {
      this.#isWell = true;
      return well.next;
    }
    const { numbers, meridian } = well.place;
    for (const number of numbers) this.land.addNumber(number, at);
    return this.#setMeridian(meridian, at, well.next);
  }

  /**
   * Reads numbers that end with their meridian, as in Saskatchewan's `SW 05-12-20-2 Ext 0`, which puts no letter before
   * it; also reads `SW 05-12-20-W2 Ext 0`.
   */
  readExtension(at: number): { readonly next: number; readonly isPortion: boolean } | undefined {
    const walk = this.#walk;
    const number = walk.token(walk.past(at + 1, stops));
    const isWest = walk.token(at - 1)?.text === 'M';
    const place = isWest ? at - 2 : at - 1;
    const meridian = walk.token(place);
    const isMeridian = meridian?.kind === 'number' && meridian.value >= 1 && meridian.value <= 3;
    if (number?.kind !== 'number' || !isMeridian) return undefined;
    const next = walk.past(at + 1, stops) + 1;
    if (walk.token(place - 1)?.text === 'W') {
      if (!this.land.hasGroup && this.land.group.length === 0) return undefined;
    } else if (isWest || !this.land.dropNumber() || !this.land.setMeridian(meridian.value, place, at))
      return undefined;
    walk.take(at, next);
    return { next, isPortion: number.value !== 0 };
  }
}
