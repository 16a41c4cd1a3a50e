import type { SectionPart } from './dls-parts.ts';
import type { LandWalk } from './land-walk.ts';

/** The place of land, as far as the text gives it. */
interface Place {
  township: number | undefined;
  range: number | undefined;
  meridian: number | undefined;
}

/** A piece of a text that portions, exceptions and plans can describe. */
export interface QualifiedPiece {
  /** Whether only part of it is meant. */
  isPortion: boolean;
  /** Text about it other than its place, in pieces. */
  notes: string[];
}

/** Land as written, before it is checked against the survey; undefined values are missing in the text. */
export interface WrittenLand extends SectionPart, Place, QualifiedPiece {
  section: number | undefined;
  /** The text may also mean other land. */
  isUnclear: boolean;
  /** Whether a whole township is named, without any part of it. */
  isTownship: boolean;
  /** Positions in the text. */
  start: number;
  end: number;
}

const nowhere = () => ({ section: undefined, township: undefined, range: undefined, meridian: undefined });
const plain = () => ({ isPortion: false, isUnclear: false, isTownship: false });

/** Consecutive numbers whose meaning is not known yet. */
interface Numbered {
  readonly value: number;
  readonly index: number;
}

/** Sections that were named and that no part has claimed yet. */
interface OpenSections {
  readonly sections: readonly number[];
  readonly start: number;
  readonly end: number;
  /** What was written before them, `ptn. Section 22`: it applies to them however much later they are claimed. */
  readonly isPortion: boolean;
  readonly notes: readonly string[];
}

/** Numbers that may precede a meridian: subdivision, section, township, range. */
const wholeRun = 4;

/** The largest number of parts that one list of sections may produce. */
const mostProducts = 600;

/**
 * Parts of sections that wait until section, township, range and meridian are known, which may come before or after
 * them.
 */
export class WaitingLand {
  readonly #walk: LandWalk;
  readonly #done: WrittenLand[] = [];
  #waiting: WrittenLand[] = [];
  /** Waiting parts from here on have no section yet; those before all have one. */
  #firstWithoutSection = 0;
  /** Waiting parts from here on have no meridian yet. */
  #firstWithoutPlace = 0;
  /** Waiting parts from here on belong together: a remark about portions applies to all of them. */
  #groupStart = 0;
  /** The group before. */
  #groupBefore: readonly WrittenLand[] = [];
  /** The last place that was read, which later parts share. */
  #place: Place = { township: undefined, range: undefined, meridian: undefined };
  #sections: readonly number[] = [];
  #open: OpenSections | undefined;
  /** A township and range without a section. */
  #bare: { readonly start: number; readonly end: number; readonly isPortion: boolean } | undefined;
  /** A word marked which number is the township. */
  #isTownshipNamed = false;
  #run: Numbered[] = [];
  #prefix: { isPortion: boolean; notes: string[]; start: number | undefined } = {
    isPortion: false,
    notes: [],
    start: undefined,
  };
  /** Whether land has taken what the prefix says. */
  #isTaken = false;

  constructor(walk: LandWalk) {
    this.#walk = walk;
  }

  /** The land read, in the order of the text. */
  get written(): readonly WrittenLand[] {
    return this.#done;
  }

  /** Whether numbers came last that nothing explains yet. */
  get hasNumbers(): boolean {
    return this.#run.length > 0;
  }

  /** Whether parts wait for their section. */
  get isSectionMissing(): boolean {
    return this.#firstWithoutSection < this.#waiting.length;
  }

  /** The pieces that a remark at this place is about: those of this list, or those before the last comma. */
  get group(): readonly WrittenLand[] {
    if (!this.isSectionMissing && this.#open) this.#wholeSections();
    return this.hasGroup ? this.#waiting.slice(this.#groupStart) : this.#groupBefore;
  }

  /** Whether this list has pieces already. */
  get hasGroup(): boolean {
    return this.#groupStart < this.#waiting.length || this.#open !== undefined;
  }

  /** A number that nothing explains yet. */
  addNumber(value: number, index: number): void {
    this.#run.push({ value, index });
  }

  /** Takes the last number that nothing explains back. Returns whether there was one. */
  dropNumber(): boolean {
    return this.#run.pop() !== undefined;
  }

  /** Notes what applies to the parts that follow, up to the next comma: that they are portions, and in which words. */
  beginPrefix(at: number, isPortion: boolean, note?: string): void {
    const { start, notes } = this.#prefix;
    this.#prefix = {
      isPortion: this.#prefix.isPortion || isPortion,
      notes: note === undefined ? notes : [...notes.slice(0, 9), note],
      start: start ?? this.#walk.startOf(at),
    };
    this.#isTaken = false;
  }

  /** Returns what applies to the parts that follow, for land of another survey; undefined where there is nothing. */
  takePrefix():
    | { readonly isPortion: boolean; readonly notes: string[]; readonly start: number }
    | undefined {
    const { isPortion, start, notes } = this.#prefix;
    return start === undefined ? undefined : { isPortion, notes, start };
  }

  /** All of what follows is meant. */
  dropPrefix(): void {
    if (this.#prefix.start !== undefined) this.#prefix = { isPortion: false, notes: [], start: undefined };
  }

  /** Land follows that a prefix before is not about, unless none has taken it yet: `ptn. of Twp 51 Rge 26 W4M, Sec 22`. */
  endPrefix(): void {
    if (this.#isTaken) this.dropPrefix();
  }

  /** Parts that were written from one token up to the one before another. */
  addParts(parts: readonly SectionPart[], from: number, to: number, isUnclear = false): void {
    this.#walk.take(from, to);
    this.#bare = undefined;
    const start = this.#startAt(from);
    const end = this.#walk.token(to - 1)?.end ?? start;
    const { isPortion, notes } = this.#prefix;
    this.#isTaken = true;
    for (const part of parts)
      this.#waiting.push({
        ...part,
        ...nowhere(),
        isPortion,
        notes: [...notes],
        isUnclear,
        isTownship: false,
        start,
        end,
      });
  }

  /** The last part belongs to words that may mean other land. */
  doubtLast(): void {
    const last = this.#waiting.at(-1);
    if (last) last.isUnclear = true;
  }

  /** A township or a range that a word names. */
  setTier(tier: 'township' | 'range', value: number): void {
    this.#place[tier] = value;
    if (tier === 'township') this.#isTownshipNamed = true;
  }

  /** Sections belong to the parts before them that have none; without such parts they may be meant as a whole. */
  setSections(sections: readonly number[], at: number, next: number, isRun = false, isUnclear = false): void {
    this.#walk.take(at, next);
    this.#bare = undefined;
    const end = this.#walk.token(next - 1)?.end ?? 0;
    const start = this.#startAt(at);
    const isShared = this.isSectionMissing;
    // In `NE 22, 27-51-26-W4` it is unclear whether all of section 27 is meant.
    const isDoubtful = isUnclear || (isRun && !isShared && this.#firstWithoutPlace < this.#waiting.length);
    const { isPortion, notes } = this.#prefix;
    this.#isTaken = true;
    this.#wholeSections();
    this.#sections = sections;
    const open = { sections, start, end, isPortion, notes };
    if (isShared) this.#giveSections(sections, end, isDoubtful);
    else if (isRun || isDoubtful) this.#addWhole(open, isDoubtful);
    else this.#open = open;
  }

  /** A meridian explains the numbers before it. Returns whether it is one: with too many before it is not. */
  setMeridian(meridian: number, at: number, next: number): boolean {
    const run = this.#run;
    if (run.length > wholeRun) return false;
    const [range, township, section, lsd] = run.map(({ value }) => value).toReversed();
    if (lsd !== undefined && this.isSectionMissing) return false;
    const start = run[0]?.index ?? at;
    this.#walk.take(start, next);
    this.#run = [];
    if (lsd !== undefined) this.addParts([{ lsd }], start, next);
    if (section !== undefined) this.setSections([section], start, next, true);
    else if (this.isSectionMissing && this.#open) {
      const { sections, end } = this.#open;
      this.#qualifyOpen();
      this.#open = undefined;
      this.#giveSections(sections, end, false);
    }
    const place = this.#place;
    place.meridian = meridian;
    place.range = range ?? place.range;
    place.township = township ?? place.township;
    const end = this.#walk.token(next - 1)?.end ?? 0;
    if (this.#waiting.length === 0 && !this.#open)
      this.#bare = { start: this.#startAt(start), end, isPortion: this.#prefix.isPortion };
    for (const one of this.#waiting.slice(this.#firstWithoutPlace)) {
      Object.assign(one, { meridian, range: place.range, township: place.township });
      one.end = Math.max(one.end, end);
    }
    this.#firstWithoutPlace = this.#waiting.length;
    return true;
  }

  /** One number that nothing explains is the section of the parts before it; more of them are nothing. */
  settleNumbers(): void {
    const [only, ...more] = this.#run;
    if (!only) return;
    this.#run = [];
    if (more.length === 0 && this.isSectionMissing)
      this.setSections([only.value], only.index, only.index + 1);
  }

  /** A comma or the end of a line: parts without a section share the one before them. */
  pause(): void {
    const { township, range, meridian } = this.#place;
    const isPlaced = township !== undefined && range !== undefined && meridian !== undefined;
    if (isPlaced && this.#sections.length > 0) this.#share();
    this.endPrefix();
    const isWhole = this.#firstWithoutPlace === this.#waiting.length && !this.isSectionMissing;
    if (!isWhole || this.#groupStart === this.#waiting.length) return;
    this.#groupBefore = this.#waiting.slice(this.#groupStart);
    this.#groupStart = this.#waiting.length;
  }

  /** The end of a description: parts get the place that is known at that point. */
  finish(): void {
    if (this.isSectionMissing) this.#share();
    this.#wholeSections();
    for (const one of this.#waiting) {
      one.township ??= this.#place.township;
      one.range ??= this.#place.range;
      one.meridian ??= this.#place.meridian;
      this.#done.push(one);
    }
    if (this.#bare)
      this.#done.push({
        ...{ ...plain(), ...this.#place, section: undefined, notes: [], ...this.#bare },
        isTownship: this.#isTownshipNamed && !this.#bare.isPortion,
      });
    this.#bare = undefined;
    this.#waiting = [];
    this.#groupBefore = [];
    this.#firstWithoutSection = 0;
    this.#firstWithoutPlace = 0;
    this.#groupStart = 0;
    this.#isTownshipNamed = false;
    this.dropPrefix();
  }

  /** The end of a description, behind which what was written before the next land still applies to it. */
  finishBefore(): void {
    const prefix = this.#prefix;
    this.finish();
    this.#prefix = prefix;
  }

  /** Another place begins, which shares nothing with those before. */
  forget(): void {
    this.finish();
    this.#place = { township: undefined, range: undefined, meridian: undefined };
    this.#sections = [];
  }

  /** The position in the text of what begins at a token, with the words about it before it, if any. */
  #startAt(at: number): number {
    return this.#prefix.start ?? this.#walk.startOf(at);
  }

  /** Gives sections to the parts that have none: to each of them every section. */
  #giveSections(sections: readonly number[], end: number, isUnclear: boolean): void {
    const from = this.#firstWithoutSection;
    const parts = this.#waiting.slice(from);
    const [only = 0, ...more] = sections;
    const isTooMuch = parts.length * sections.length > mostProducts;
    for (const one of parts) {
      one.section = only;
      one.end = Math.max(one.end, end);
      one.isUnclear ||= isUnclear || isTooMuch;
    }
    if (!isTooMuch)
      for (const section of more)
        for (const one of parts) this.#waiting.push({ ...one, section, notes: [...one.notes] });
    this.#firstWithoutSection = this.#waiting.length;
    this.#firstWithoutPlace = Math.min(this.#firstWithoutPlace, from);
  }

  /** Parts without a section and a place of their own share the section that was named last. */
  #share(): void {
    // A section is not combined with a township that was named after it.
    if (this.#firstWithoutSection < this.#firstWithoutPlace) return;
    const sections = this.#open?.sections ?? this.#sections;
    if (!this.isSectionMissing || sections.length === 0) return;
    const isUnclear = sections.length > 1 && !this.#open;
    this.#qualifyOpen();
    this.#open = undefined;
    const from = this.#firstWithoutSection;
    this.#giveSections(sections, 0, isUnclear);
    const { township, range, meridian } = this.#place;
    if (township === undefined || range === undefined || meridian === undefined) return;
    for (const one of this.#waiting.slice(from)) Object.assign(one, { township, range, meridian });
    this.#firstWithoutPlace = this.#waiting.length;
  }

  /** Parts that claim the sections named before them: what was written before the sections applies to them too. */
  #qualifyOpen(): void {
    const open = this.#open;
    if (!open) return;
    for (const one of this.#waiting.slice(this.#firstWithoutSection)) {
      one.isPortion ||= open.isPortion;
      for (const note of open.notes) if (!one.notes.includes(note)) one.notes.push(note);
    }
  }

  /** The sections that were named and no part has taken, as a whole. */
  #wholeSections(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open) this.#addWhole(open, false);
  }

  #addWhole({ sections, start, end, isPortion, notes }: OpenSections, isUnclear: boolean): void {
    const { township, range, meridian } = this.#place;
    const isPlaced = meridian !== undefined && this.#firstWithoutPlace === this.#waiting.length;
    const whole = sections.map((section) => ({
      ...{ ...nowhere(), ...plain(), section, start, end, isPortion, isUnclear, notes: [...notes] },
      ...(isPlaced && this.#sections === sections ? { township, range, meridian } : {}),
    }));
    // Sections come before the parts that have none yet.
    const without = this.#waiting.splice(this.#firstWithoutSection);
    this.#waiting.push(...whole);
    this.#firstWithoutSection = this.#waiting.length;
    this.#waiting.push(...without);
    if (isPlaced) this.#firstWithoutPlace = this.#waiting.length;
  }
}
