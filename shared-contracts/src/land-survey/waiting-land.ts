import type { SectionPart } from './dls-parts.ts';
import type { LandWalk } from './land-walk.ts';

/** Where land lies, as far as it was written. */
interface Place {
  section: number | undefined;
  township: number | undefined;
  range: number | undefined;
  meridian: number | undefined;
}

/** Land as it was written, before anybody asks whether the survey has it; what is missing is undefined. */
export interface WrittenLand extends SectionPart, Place {
  isPortion: boolean;
  /** Places in the text. */
  start: number;
  end: number;
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
 * Parts of sections that wait until section, township, range and meridian are known, which may stand before them or
 * behind them.
 */
export class WaitingLand {
  readonly #walk: LandWalk;
  readonly #done: WrittenLand[] = [];
  #waiting: WrittenLand[] = [];
  /** The last place that was written, which parts behind it share. */
  #place = nowhere();
  /** Where a section was named that no part has taken yet. */
  #open: { readonly start: number; readonly end: number } | undefined;
  /** A township and range that stand alone. */
  #bare: { readonly start: number; readonly end: number } | undefined;
  #run: Numbered[] = [];
  #isPortion = false;
  #portionStart = 0;

  constructor(walk: LandWalk) {
    this.#walk = walk;
  }

  /** What was written, in the order of the text. */
  get written(): readonly WrittenLand[] {
    return this.#done;
  }

  /** Whether numbers came last that nothing explains yet. */
  get hasNumbers(): boolean {
    return this.#run.length > 0;
  }

  /** A number that nothing explains yet. */
  addNumber(value: number, index: number): void {
    this.#run.push({ value, index });
  }

  /** Only a portion of what follows is meant. */
  beginPortion(at: number): void {
    this.#walk.take(at, at + 1);
    this.#isPortion = true;
    this.#portionStart = this.#walk.startOf(at);
  }

  /** Parts that were written from one token up to the one before another. */
  addParts(parts: readonly SectionPart[], from: number, to: number): void {
    this.#walk.take(from, to);
    this.#bare = undefined;
    const start = this.#startAt(from);
    const end = this.#walk.token(to - 1)?.end ?? start;
    for (const part of parts)
      this.#waiting.push({ ...part, ...nowhere(), isPortion: this.#isPortion, start, end });
    this.#isPortion = false;
  }

  /** A township or a range that a word says. */
  setTier(tier: 'township' | 'range', value: number): void {
    this.#place[tier] = value;
  }

  /** A section belongs to the parts before it that have none; without such parts it may be meant as a whole. */
  setSection(section: number, at: number, next: number, isRun = false): void {
    this.#walk.take(at, next);
    this.#bare = undefined;
    const end = this.#walk.token(next - 1)?.end ?? 0;
    const start = this.#startAt(at);
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

  /** A meridian explains the numbers before it. Returns whether it is one: with too many before it is not. */
  setMeridian(meridian: number, at: number, next: number): boolean {
    const run = this.#run;
    if (run.length > wholeRun) return false;
    const [range, township, section, lsd] = run.map(({ value }) => value).toReversed();
    if (lsd !== undefined && this.#isSectionMissing) return false;
    const start = run[0]?.index ?? at;
    this.#walk.take(start, next);
    this.#run = [];
    if (lsd !== undefined) this.addParts([{ lsd }], start, next);
    if (section !== undefined) this.setSection(section, start, next, true);
    const place = this.#place;
    place.meridian = meridian;
    place.range = range ?? place.range;
    place.township = township ?? place.township;
    const end = this.#walk.token(next - 1)?.end ?? 0;
    if (this.#waiting.length === 0 && !this.#open) this.#bare = { start: this.#walk.startOf(start), end };
    for (const one of this.#waiting)
      if (one.meridian === undefined) {
        Object.assign(one, { meridian, range: place.range, township: place.township });
        one.end = Math.max(one.end, end);
      }
    return true;
  }

  /** One number that nothing explains is the section of the parts before it; more of them are nothing. */
  settleNumbers(): void {
    const [only, ...more] = this.#run;
    this.#run = [];
    if (only && more.length === 0 && this.#isSectionMissing)
      this.setSection(only.value, only.index, only.index + 1);
  }

  /** Parts without a section share the one before them, once a comma ends their list. */
  shareSection(): void {
    const { section, township, range, meridian } = this.#place;
    if (section === undefined || township === undefined || range === undefined || meridian === undefined)
      return;
    for (const one of this.#waiting) {
      if (one.section !== undefined) continue;
      Object.assign(one, { section, township, range, meridian });
      this.#open = undefined;
    }
  }

  /** The end of a description: parts get what is known by now. */
  finish(): void {
    if (!this.#isSectionMissing) this.#wholeSection();
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
  }

  get #isSectionMissing(): boolean {
    return this.#waiting.some((one) => one.section === undefined);
  }

  /** Where what begins at a token begins in the text: at the word that says that it is a portion, if there is one. */
  #startAt(at: number): number {
    return this.#isPortion ? this.#portionStart : this.#walk.startOf(at);
  }

  /** The section that was named and no part has taken, as a whole. */
  #wholeSection(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    this.#waiting.push({ ...nowhere(), ...this.#place, isPortion: this.#isPortion, ...open });
    this.#isPortion = false;
  }
}
