import type { SectionPart } from './dls-parts.ts';
import type { LandWalk } from './land-walk.ts';

/** The township, range and meridian of land, as far as the text states them. */
interface Place {
  township: number | undefined;
  range: number | undefined;
  meridian: number | undefined;
}

/** A piece of land that portions, exceptions and plans in the text can qualify. */
export interface QualifiedPiece {
  /** Whether only part of it is meant. */
  isPortion: boolean;
  /** Text about it other than its place, in pieces. */
  notes: string[];
}

/** Land as written, before it is checked against the survey. What is undefined has not been stated in the text. */
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

/** A township or range that was named by a word, with its tokens. */
interface NamedTier {
  readonly tier: 'township' | 'range';
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Sections that were named but not yet assigned to a part. */
interface OpenSections {
  readonly sections: readonly number[];
  readonly start: number;
  readonly end: number;
  /** The remark before them, as in `ptn. Section 22`: it applies to them however much later they are assigned. */
  readonly isPortion: boolean;
  readonly notes: readonly string[];
}

/** Most numbers that may precede a meridian: subdivision, section, township, range. */
const wholeRun = 4;

/** The largest number of parts that one list of sections may produce. */
const mostProducts = 600;

/** Tokens from one up to, but not including, another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Parts of sections that wait until their section, township, range and meridian are known; the text may state these
 * before or after the part.
 */
export class WaitingLand {
  readonly #walk: LandWalk;
  readonly #done: WrittenLand[] = [];
  #waiting: WrittenLand[] = [];
  /** Waiting parts from this index on have no section yet; all before it have one. */
  #firstWithoutSection = 0;
  /** Waiting parts from this index on have no meridian yet. */
  #firstWithoutPlace = 0;
  /** Waiting parts from this index on form a list: a remark about portions applies to all of them. */
  #groupStart = 0;
  /** The parts of the previous list. */
  #groupBefore: readonly WrittenLand[] = [];
  /** The last place that was read, which later parts share. */
  #place: Place = { township: undefined, range: undefined, meridian: undefined };
  #sections: readonly number[] = [];
  #open: OpenSections | undefined;
  /** A township and range without a section. */
  #bare: { readonly start: number; readonly end: number; readonly isPortion: boolean } | undefined;
  /** The last township without a section, which may turn out to be the place of what follows. */
  #heading: WrittenLand | undefined;
  /** Whether a word marked which number is the township. */
  #isTownshipNamed = false;
  readonly #named: NamedTier[] = [];
  #run: Numbered[] = [];
  #prefix: { isPortion: boolean; notes: string[]; start: number | undefined } = {
    isPortion: false,
    notes: [],
    start: undefined,
  };
  /** Whether the prefix has been applied to any land. */
  #isTaken = false;
  /** The tokens of plans that were read as what is within land that did not follow. */
  readonly #lostPlans: Span[] = [];
  #plan: Span | undefined;

  constructor(walk: LandWalk) {
    this.#walk = walk;
  }

  /** The land read so far, in the order of the text. */
  get written(): readonly WrittenLand[] {
    return this.#done;
  }

  /** The tokens of townships, ranges and plans that were named, but in which none of the land lies. */
  get vain(): readonly Span[] {
    const tiers = this.#named.filter(({ tier, value }) => !this.#done.some((one) => one[tier] === value));
    return [...tiers, ...this.#lostPlans, ...(this.#plan ? [this.#plan] : [])];
  }

  /** Whether the latest tokens were numbers whose meaning is not known yet. */
  get hasNumbers(): boolean {
    return this.#run.length > 0;
  }

  /** Whether parts are waiting for their section. */
  get isSectionMissing(): boolean {
    return this.#firstWithoutSection < this.#waiting.length;
  }

  /**
   * The pieces that a remark at the current position is about: those of the current list, or of the one before the last
   * comma.
   */
  get group(): readonly WrittenLand[] {
    if (!this.isSectionMissing && this.#open) this.#wholeSections();
    return this.hasGroup ? this.#waiting.slice(this.#groupStart) : this.#groupBefore;
  }

  /** Whether this list has pieces already. */
  get hasGroup(): boolean {
    return this.#groupStart < this.#waiting.length || this.#open !== undefined;
  }

  /** Adds a number whose meaning is not known yet. */
  addNumber(value: number, index: number): void {
    this.#run.push({ value, index });
  }

  /** Takes back the last number whose meaning is not known. Returns whether there was one. */
  dropNumber(): boolean {
    return this.#run.pop() !== undefined;
  }

  /**
   * Notes what applies to the parts that follow, up to the next comma: that they are portions, and the words that say
   * so.
   */
  beginPrefix(at: number, isPortion: boolean, note?: string): void {
    const { start, notes } = this.#prefix;
    this.#prefix = {
      isPortion: this.#prefix.isPortion || isPortion,
      notes: note === undefined ? notes : [...notes.slice(0, 9), note],
      start: start ?? this.#walk.startOf(at),
    };
    this.#isTaken = false;
  }

  /** Begins a prefix with a plan, which is no land if none follows that it is within. */
  beginPlan(from: number, to: number, note: string): void {
    this.beginPrefix(from, true, note);
    this.#plan = { from, to };
  }

  /** Returns what applies to the parts that follow, for land of the other survey; undefined if there is nothing. */
  takePrefix():
    | { readonly isPortion: boolean; readonly notes: string[]; readonly start: number }
    | undefined {
    const { isPortion, start, notes } = this.#prefix;
    this.#plan = undefined;
    return start === undefined ? undefined : { isPortion, notes, start };
  }

  /** Called when all of what follows is meant. */
  dropPrefix(): void {
    if (this.#plan) this.#lostPlans.push(this.#plan);
    this.#plan = undefined;
    if (this.#prefix.start !== undefined) this.#prefix = { isPortion: false, notes: [], start: undefined };
  }

  /**
   * Ends the prefix before land that it is not about. A prefix that has not been applied to any land yet continues:
   * `ptn. of Twp 51 Rge 26 W4M, Sec 22`.
   */
  endPrefix(): void {
    if (this.#isTaken) this.dropPrefix();
  }

  /** Adds the parts that were written from one token up to, but not including, another. */
  addParts(parts: readonly SectionPart[], from: number, to: number, isUnclear = false): void {
    this.#walk.takePlace(from, to);
    this.#bare = undefined;
    const start = this.#startAt(from);
    const end = this.#walk.token(to - 1)?.end ?? start;
    const { isPortion, notes } = this.#prefix;
    this.#isTaken = true;
    this.#plan = undefined;
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

  /** Whether the last parts are these, without a section yet: `the North-East Quarter (N.E. ¼) of Section 14`. */
  repeats(parts: readonly SectionPart[]): boolean {
    const last = this.#waiting.slice(this.#firstWithoutSection).slice(-parts.length);
    return (
      last.every(
        ({ quarter, lsd }, place) => quarter === parts[place]?.quarter && lsd === parts[place]?.lsd,
      ) && last.length === parts.length
    );
  }

  /** Marks the last part as unclear, because its words may mean other land. */
  doubtLast(): void {
    const last = this.#waiting.at(-1);
    if (last) last.isUnclear = true;
  }

  /**
   * Sets a township or range that is named by a word, and remembers its tokens, which say nothing if no land turns out
   * to lie in it.
   */
  setTier(tier: 'township' | 'range', value: number, from = 0, to = 0): void {
    this.#place[tier] = value;
    if (to > from) this.#named.push({ tier, value, from, to });
    if (tier === 'township') this.#isTownshipNamed = true;
  }

  /**
   * Adds sections. They belong to the preceding parts that have none; if there are no such parts, whole sections may be
   * meant.
   */
  setSections(sections: readonly number[], at: number, next: number, isRun = false, isUnclear = false): void {
    this.#walk.takePlace(at, next);
    this.#bare = undefined;
    const end = this.#walk.token(next - 1)?.end ?? 0;
    const start = this.#startAt(at);
    const isShared = this.isSectionMissing;
    // In `NE 22, 27-51-26-W4` it is unclear whether all of section 27 is meant.
    const isDoubtful = isUnclear || (isRun && !isShared && this.#firstWithoutPlace < this.#waiting.length);
    const { isPortion, notes } = this.#prefix;
    this.#isTaken = true;
    this.#plan = undefined;
    this.#wholeSections();
    this.#sections = sections;
    const open = { sections, start, end, isPortion, notes };
    if (isShared) this.#giveSections(sections, end, isDoubtful);
    else if (isRun || isDoubtful) this.#addWhole(open, isDoubtful);
    else this.#open = open;
  }

  /**
   * Adds a meridian, which gives the numbers before it their meaning. Returns whether it is one: with too many numbers
   * before it, it is not.
   */
  setMeridian(meridian: number, at: number, next: number): boolean {
    const run = this.#run;
    if (run.length > wholeRun) return false;
    const [range, township, section, lsd] = run.map(({ value }) => value).toReversed();
    if (lsd !== undefined && this.isSectionMissing) return false;
    const start = run[0]?.index ?? at;
    this.#walk.takePlace(start, next);
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
      one.meridian = meridian;
      one.range ??= place.range;
      one.township ??= place.township;
      one.end = Math.max(one.end, end);
    }
    this.#firstWithoutPlace = this.#waiting.length;
    return true;
  }

  /**
   * Takes a single number without a meaning as the section of the parts before it, and three before a comma or
   * an `and` as their section, township and range, whose meridian follows: `NE 14-45-7 & SW 2-46-7 W4M`. Other numbers are dropped.
   */
  settleNumbers(isJoined = false): void {
    const [section, township, range, ...more] = this.#run;
    if (!section) return;
    this.#run = [];
    if (!this.isSectionMissing || more.length > 0 || (township && (!range || !isJoined))) return;
    const from = this.#firstWithoutSection;
    this.setSections([section.value], section.index, section.index + 1);
    if (!township || !range) return;
    this.#walk.takePlace(section.index, range.index + 1);
    for (const one of this.#waiting.slice(from))
      Object.assign(one, { township: township.value, range: range.value });
  }

  /** Called where a section begins a line of its own parts: `Sec 15: NW`. Parts before it share the previous one. */
  shareBefore(): void {
    this.#share();
  }

  /** Called at a comma or the end of a line: parts without a section share the previous one. */
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

  /** Called at the end of a description: parts get the place that is known at that point. */
  finish(): void {
    if (this.isSectionMissing) this.#share();
    this.#wholeSections();
    for (const one of this.#waiting) {
      // `Twp 45 Rge 7 W4M; NE 14` names the place of what follows, and no land of its own.
      if (one.township === undefined && this.#heading) this.#heading.isUnclear = true;
      one.township ??= this.#place.township;
      one.range ??= this.#place.range;
      one.meridian ??= this.#place.meridian;
      this.#done.push(one);
    }
    if (this.#bare) {
      const whole = {
        ...{ ...plain(), ...this.#place, section: undefined, notes: [], ...this.#bare },
        isTownship: this.#isTownshipNamed && !this.#bare.isPortion,
      };
      this.#done.push(whole);
      this.#heading = whole;
    }
    this.#bare = undefined;
    this.#waiting = [];
    this.#groupBefore = [];
    this.#firstWithoutSection = 0;
    this.#firstWithoutPlace = 0;
    this.#groupStart = 0;
    this.#isTownshipNamed = false;
    this.dropPrefix();
  }

  /** Called at the end of a description if the prefix before the next land still applies to that. */
  finishBefore(): void {
    const [prefix, plan] = [this.#prefix, this.#plan];
    this.#plan = undefined;
    this.finish();
    this.#prefix = prefix;
    this.#plan = plan;
  }

  /** Called where a new place begins that shares nothing with the previous ones. */
  forget(): void {
    this.finish();
    this.#heading = undefined;
    this.#place = { township: undefined, range: undefined, meridian: undefined };
    this.#sections = [];
  }

  /** The position in the text where land begins, including a prefix before it. */
  #startAt(at: number): number {
    return this.#prefix.start ?? this.#walk.startOf(at);
  }

  /** Gives every one of the sections to each of the parts that have none. */
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

  /** Lets parts with neither a section nor a place of their own share the section that was named last. */
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

  /** Applies the remark before open sections to the parts that these are assigned to. */
  #qualifyOpen(): void {
    const open = this.#open;
    if (!open) return;
    for (const one of this.#waiting.slice(this.#firstWithoutSection)) {
      one.isPortion ||= open.isPortion;
      for (const note of open.notes) if (!one.notes.includes(note)) one.notes.push(note);
    }
  }

  /** Adds the sections that no part was assigned to as whole sections. */
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
    // These sections come before the parts that have none yet.
    const without = this.#waiting.splice(this.#firstWithoutSection);
    this.#waiting.push(...whole);
    this.#firstWithoutSection = this.#waiting.length;
    this.#waiting.push(...without);
    if (isPlaced) this.#firstWithoutPlace = this.#waiting.length;
  }
}
