import type { SectionPart } from './dls-parts.ts';
import { LandPrefix } from './land-prefix.ts';
import type { LandWalk } from './land-walk.ts';
import {
  isOther,
  mostProducts,
  type NamedTier,
  type Numbered,
  nowhere,
  type OpenSections,
  type Place,
  plain,
  type Span,
  type WrittenLand,
  wholeRun,
} from './written-land.ts';

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
  /** Whether a remark stands behind the current list: land that follows begins another. */
  #isGroupRemarked = false;
  /** The parts of the previous list. */
  #groupBefore: readonly WrittenLand[] = [];
  /** The last place that was read, which later parts share. */
  #place: Place = { township: undefined, range: undefined, meridian: undefined };
  #sections: readonly number[] = [];
  #open: OpenSections | undefined;
  /** The index after the last section, township, range or meridian that was named. */
  #settledAt = 0;
  /** How far the waiting parts stand from the open sections before them, and the index after these parts. */
  #behindOpen: { readonly distance: number; readonly end: number } | undefined;
  /** Whether parts of this description stand behind their section: `Sec 10 LSD 9, Sec 27 NE`. */
  #isSectionFirst: boolean | undefined;
  /** A township and range without a section. */
  #bare: { readonly start: number; readonly end: number; readonly isPortion: boolean } | undefined;
  /** The last township without a section, which may turn out to be the place of what follows. */
  #heading: WrittenLand | undefined;
  /** Whether a semicolon or a line break stands behind the last section. */
  #isApart = false;
  /** Whether a semicolon or a line break stands behind the last place. */
  #isPlaceApart = true;
  /** The place of a heading, which all land below it lies in that names none of its own. */
  #headed: Place | undefined;
  /** Whether the heading stands on the current line. */
  #isHeadedLine = false;
  /** Land that took the place named before it; with another place behind it, it may lie there as well. */
  #undecided: WrittenLand[] = [];
  /** Waiting parts from this index on have the section that was named last. */
  #itemStart = 0;
  /** Whether the current line has named a section. */
  #isSectionOnLine = false;
  /** Whether a word marked which number is the township. */
  #isTownshipNamed = false;
  readonly #named: NamedTier[] = [];
  #run: Numbered[] = [];
  /** What stands before land and applies to it. */
  readonly prefix: LandPrefix;

  constructor(walk: LandWalk) {
    this.#walk = walk;
    this.prefix = new LandPrefix(walk);
  }

  /** The land read so far, in the order of the text. */
  get written(): readonly WrittenLand[] {
    return this.#done;
  }

  /** The tokens of townships, ranges, meridians and plans that were named, but in which none of the land lies. */
  get vain(): readonly Span[] {
    const tiers = this.#named.filter(({ tier, value }) => !this.#done.some((one) => one[tier] === value));
    return [...tiers, ...this.prefix.vainPlans];
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
   * comma. Of several townships that are named in full, it is about land in the last one.
   */
  get group(): readonly WrittenLand[] {
    if (!this.isSectionMissing && this.#open) this.#wholeSections();
    const all = this.hasGroup ? this.#waiting.slice(this.#groupStart) : this.#groupBefore;
    const last = all.at(-1);
    if (last?.meridian === undefined || all.some(({ meridian }) => meridian === undefined)) return all;
    return all.slice(all.findLastIndex((one) => isOther(one, last)) + 1);
  }

  /** Whether this list has pieces already. */
  get hasGroup(): boolean {
    return this.#groupStart < this.#waiting.length || this.#open !== undefined;
  }

  /** Called at a remark about the current list: it is not about land that follows, unless this list still waits for its place. */
  remarkGroup(): void {
    this.#isGroupRemarked = this.#isWholeGroup;
  }

  /** Whether all land of the current list has its section and its place. */
  get #isWholeGroup(): boolean {
    return this.#firstWithoutPlace === this.#waiting.length && !this.isSectionMissing && !this.#open;
  }

  #endRemarkedGroup(): void {
    if (!this.#isGroupRemarked) return;
    this.#isGroupRemarked = false;
    this.#groupBefore = this.#waiting.slice(this.#groupStart);
    this.#groupStart = this.#waiting.length;
  }

  /** Adds a number whose meaning is not known yet. */
  addNumber(value: number, index: number): void {
    this.#run.push({ value, index });
  }

  /**
   * Takes a single number directly before parts as their section, below a heading or in a list of such: `14 NE, 15 SW`.
   */
  takeSectionBefore(from: number): void {
    const [section, ...more] = this.#run;
    if (!section || more.length > 0 || this.#walk.distance(section.index + 1, from) > 0) return;
    // `1) NE 14` counts the line.
    if (this.#walk.token(section.index + 1)?.text === ')') return;
    if (!this.isBehindSection && (this.isSectionMissing || this.#headed?.meridian === undefined)) return;
    this.#run = [];
    this.setSections([section.value], section.index, section.index + 1);
  }

  /** Whether the parts without a section stand behind one that has none yet: `Sec 10 LSD 9`. */
  get isBehindSection(): boolean {
    return this.#open !== undefined && this.#behindOpen !== undefined;
  }

  /** Whether the last section may still get parts behind it. */
  get isOpen(): boolean {
    return this.#open !== undefined && !this.isSectionMissing;
  }

  /** Takes back the last number whose meaning is not known. Returns whether there was one. */
  dropNumber(): boolean {
    return this.#run.pop() !== undefined;
  }

  /** Adds the parts that were written from one token up to, but not including, another. */
  addParts(parts: readonly SectionPart[], from: number, to: number, isUnclear = false): void {
    this.#walk.takePlace(from, to);
    this.#endRemarkedGroup();
    if (this.#open && !this.isSectionMissing)
      this.#behindOpen = { distance: this.#walk.distance(this.#settledAt, from), end: to };
    else if (this.#behindOpen) this.#behindOpen = { ...this.#behindOpen, end: to };
    this.#bare = undefined;
    const start = this.prefix.startAt(from);
    const end = this.#walk.token(to - 1)?.end ?? start;
    const { isPortion, notes } = this.prefix.apply();
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
    if (this.#headed && to > from && this.#walk.distance(this.#settledAt, from) > 1) {
      if (!this.isSectionMissing) this.#wholeSections();
      this.#endItems();
    }
    this.#place[tier] = value;
    if (to > from) this.#named.push({ tier, value, from, to });
    if (tier === 'township') this.#isTownshipNamed = true;
    this.#settledAt = Math.max(this.#settledAt, to);
    if (this.#headed && !this.isWaiting) this.#headed = { ...this.#place };
  }

  /**
   * Adds sections. They belong to the preceding parts that have none; if there are no such parts, whole sections may be
   * meant.
   */
  setSections(sections: readonly number[], at: number, next: number, isRun = false, isUnclear = false): void {
    this.#walk.takePlace(at, next);
    this.#endRemarkedGroup();
    this.#bare = undefined;
    this.#settleBehindOpen(at);
    this.#settledAt = next;
    const end = this.#walk.token(next - 1)?.end ?? 0;
    const start = this.prefix.startAt(at);
    const isShared = this.isSectionMissing;
    // In `NE 22, 27-51-26-W4` it is unclear whether all of section 27 is meant.
    const isDoubtful = isUnclear || (isRun && !isShared && this.#firstWithoutPlace < this.#waiting.length);
    const { isPortion, notes } = this.prefix.apply();
    this.#wholeSections();
    this.#sections = sections;
    this.#isApart = false;
    this.#isSectionOnLine = true;
    const elsewhere = this.#isPlaceApart ? undefined : this.#known;
    const open = { sections, start, end, isPortion, notes, elsewhere };
    this.#itemStart = this.#firstWithoutSection;
    if (isShared) this.#giveSections(sections, end, isDoubtful);
    else if (isDoubtful) this.#addWhole(open, isDoubtful);
    else this.#open = open;
    for (const one of this.#waiting.slice(this.#itemStart)) one.elsewhere = elsewhere;
  }

  /** The last place, if all of it is known. */
  get #known(): Place | undefined {
    const { township, range, meridian } = this.#place;
    return township === undefined || range === undefined || meridian === undefined
      ? undefined
      : { ...this.#place };
  }

  /** Whether land waits for its section or its place. */
  get isWaiting(): boolean {
    return this.#open !== undefined || this.#firstWithoutPlace < this.#waiting.length;
  }

  /** Lets the land below a heading that has a section, but no place of its own, lie in the heading's. */
  #endItems(before = this.#firstWithoutSection): void {
    const headed = this.#headed;
    if (!headed || headed.meridian === undefined) return;
    const known = this.#known;
    for (const one of this.#waiting.slice(this.#firstWithoutPlace, before)) {
      // Behind other land with a place of its own it may lie there as well.
      if (known && isOther(known, headed)) one.isUnclear = true;
      // `Twp 45 Rge 7 W4M; NE 14` names the place of what follows, and no land of its own.
      if (one.township === undefined && this.#heading) this.#heading.isUnclear = true;
      one.township ??= headed.township;
      one.range ??= headed.range;
      one.meridian ??= headed.meridian;
      this.#undecided.push(one);
    }
    this.#firstWithoutPlace = Math.max(this.#firstWithoutPlace, before);
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
    this.#settledAt = next;
    while (this.#walk.token(this.#settledAt - 1)?.text === '.') this.#settledAt -= 1;
    const itemStart = this.#open ? this.#firstWithoutSection : this.#itemStart;
    this.#endItems(Math.min(itemStart, this.#firstWithoutSection));
    const isHeading = !this.isWaiting;
    const place = this.#place;
    place.meridian = meridian;
    place.range = range ?? place.range;
    place.township = township ?? place.township;
    const end = this.#walk.token(next - 1)?.end ?? 0;
    if (isHeading) {
      this.#headed = { ...place };
      this.#isHeadedLine = true;
      this.#named.push({ tier: 'meridian', value: meridian, from: at, to: next });
    } else for (const one of this.#undecided) if (isOther(one, place)) one.isUnclear = true;
    this.#undecided = [];
    if (this.#waiting.length === 0 && !this.#open)
      this.#bare = { start: this.prefix.startAt(start), end, isPortion: this.prefix.isPortion };
    const unplaced = this.#firstWithoutPlace;
    for (const [further, one] of this.#waiting.slice(unplaced).entries()) {
      one.meridian = meridian;
      one.range ??= place.range;
      one.township ??= place.township;
      if (unplaced + further < itemStart && one.elsewhere && isOther(one.elsewhere, place))
        one.isUnclear = true;
      one.end = Math.max(one.end, end);
    }
    this.#isPlaceApart = false;
    this.#firstWithoutPlace = this.#waiting.length;
    const isWhole = place.township !== undefined && place.range !== undefined;
    if (this.#open && isWhole) this.#open = { place: { ...place }, ...this.#open };
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

  /**
   * Called at a comma or the end of a line: parts without a section share the previous one. Where a list of them goes on
   * to a section of its own, they are parts of that on a line of their own; behind another comma they may be of either.
   */
  pause(isListOn: boolean): void {
    const { township, range, meridian } = this.#place;
    const isPlaced = township !== undefined && range !== undefined && meridian !== undefined;
    if (isPlaced && this.#sections.length > 0) {
      if (!isListOn) this.#share();
      else if (!this.#isApart)
        for (const one of this.#waiting.slice(this.#firstWithoutSection)) one.isUnclear = true;
    }
    this.prefix.end();
    const isWhole = this.#firstWithoutPlace === this.#waiting.length && !this.isSectionMissing;
    if (!isWhole || this.#groupStart === this.#waiting.length) return;
    this.#groupBefore = this.#waiting.slice(this.#groupStart);
    this.#groupStart = this.#waiting.length;
  }

  /** Whether the current line has named a section. */
  get isSectionOnLine(): boolean {
    return this.#isSectionOnLine;
  }

  /** Called at a line break, also one within a description. */
  beginLine(): void {
    this.#isSectionOnLine = false;
  }

  /** Called at the end of a line: what follows stands apart from the land before it. */
  endLine(): void {
    this.#endItems();
    if (this.#headed) this.#undecided = [];
    this.#isHeadedLine = false;
    this.#isApart = true;
    this.#isPlaceApart = true;
    const known = this.#known;
    for (const one of this.#waiting.slice(this.#firstWithoutPlace)) one.elsewhere ??= known;
  }

  /** Called at the end of a description: parts get the place that is known at that point. */
  finish(): void {
    if (this.isSectionMissing) this.#share();
    this.#wholeSections();
    this.#endItems();
    if (this.#headed && this.#isHeadedLine) this.#undecided = [];
    const known = this.#headed ? undefined : this.#known;
    for (const one of this.#waiting) {
      if (known && one.meridian === undefined) this.#undecided.push(one);
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
    this.#isGroupRemarked = false;
    this.#isTownshipNamed = false;
    this.#isSectionOnLine = false;
    this.#isApart = true;
    this.#isPlaceApart = true;
    this.#itemStart = 0;
    this.#isSectionFirst = undefined;
    this.#behindOpen = undefined;
    this.prefix.drop();
  }

  /** Called at the end of a description if the prefix before the next land still applies to that. */
  finishBefore(): void {
    this.prefix.keepDuring(() => this.finish());
  }

  /** Called where a new place begins that shares nothing with the previous ones. */
  forget(): void {
    this.finish();
    this.#heading = undefined;
    this.#headed = undefined;
    this.#undecided = [];
    this.#place = { township: undefined, range: undefined, meridian: undefined };
    this.#sections = [];
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

  /**
   * Decides, where a section follows parts that stand behind another, whose they are: of the nearer one, or as in the rest
   * of the description. `Sec 10, NE, Sec 27` may mean either.
   */
  #settleBehindOpen(at: number): void {
    const [open, behind] = [this.#open, this.#behindOpen];
    this.#behindOpen = undefined;
    if (!open || !behind || !this.isSectionMissing) return;
    const distance = this.#walk.distance(behind.end, at);
    if (behind.distance !== distance) this.#isSectionFirst = behind.distance < distance;
    if (this.#isSectionFirst === undefined) {
      for (const one of this.#waiting.slice(this.#firstWithoutSection)) one.isUnclear = true;
      this.#open = { ...open, isUnclear: true };
    }
    if (!this.#isSectionFirst) return;
    const from = this.#firstWithoutSection;
    this.#qualifyOpen();
    this.#open = undefined;
    this.#giveSections(open.sections, open.end, false);
    if (!open.place) return;
    for (const one of this.#waiting.slice(from)) Object.assign(one, open.place);
    this.#firstWithoutPlace = this.#waiting.length;
  }

  /** Lets parts with neither a section nor a place of their own share the section that was named last. */
  #share(): void {
    // A section is not combined with a township that was named after it.
    if (this.#firstWithoutSection < this.#firstWithoutPlace) return;
    const sections = this.#open?.sections ?? this.#sections;
    if (!this.isSectionMissing || sections.length === 0) return;
    const isUnclear = sections.length > 1 && !this.#open;
    const isOwn = this.#open !== undefined && this.#open.place === undefined && !this.#headed;
    this.#qualifyOpen();
    this.#open = undefined;
    const from = this.#firstWithoutSection;
    const unplaced = this.#firstWithoutPlace;
    this.#giveSections(sections, 0, isUnclear);
    this.#endItems(from);
    // Land before them that waits for its place says that they may lie there.
    if (unplaced < from && this.#firstWithoutPlace < from) return;
    const { township, range, meridian } = this.#place;
    if (township === undefined || range === undefined || meridian === undefined) return;
    for (const one of this.#waiting.slice(from)) {
      Object.assign(one, { township, range, meridian });
      if (isOwn) this.#undecided.push(one);
    }
    this.#firstWithoutPlace = this.#waiting.length;
  }

  /** Applies the remark before open sections to the parts that these are assigned to, which begin with them. */
  #qualifyOpen(): void {
    const open = this.#open;
    if (!open) return;
    for (const one of this.#waiting.slice(this.#firstWithoutSection)) {
      one.isPortion ||= open.isPortion;
      one.start = Math.min(one.start, open.start);
      for (const note of open.notes) if (!one.notes.includes(note)) one.notes.push(note);
    }
  }

  /** Adds the sections that no part was assigned to as whole sections. */
  #wholeSections(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open) this.#addWhole(open, open.isUnclear === true);
  }

  #addWhole(
    { sections, start, end, isPortion, notes, place, elsewhere }: OpenSections,
    isUnclear: boolean,
  ): void {
    const isPlaced = this.#place.meridian !== undefined && this.#firstWithoutPlace === this.#waiting.length;
    const known = place ?? (isPlaced && this.#sections === sections ? this.#place : undefined);
    const whole = sections.map((section) => ({
      ...{
        ...nowhere(),
        ...plain(),
        section,
        start,
        end,
        isPortion,
        isUnclear,
        notes: [...notes],
        elsewhere,
      },
      ...known,
    }));
    if (known && !place && !this.#headed) this.#undecided.push(...whole);
    // These sections come before the parts that have none yet.
    const without = this.#waiting.splice(this.#firstWithoutSection);
    this.#waiting.push(...whole);
    this.#firstWithoutSection = this.#waiting.length;
    this.#waiting.push(...without);
    if (isPlaced) this.#firstWithoutPlace = this.#waiting.length;
    else if (place) this.#firstWithoutPlace = this.#firstWithoutSection;
  }
}
