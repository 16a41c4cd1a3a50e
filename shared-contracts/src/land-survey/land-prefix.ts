import type { LandWalk } from './land-walk.ts';
import type { Span } from './written-land.ts';

/** What applies to the land behind it. */
interface Prefix {
  readonly isPortion: boolean;
  readonly notes: readonly string[];
  /** The position in the text where it begins; undefined where there is none. */
  readonly start: number | undefined;
}

const none: Prefix = { isPortion: false, notes: [], start: undefined };

/** Most notes that are kept. */
const mostNotes = 10;

/** What stands before land and applies to it, up to the next comma: that it is a portion, and the words that say so. */
export class LandPrefix {
  readonly #walk: LandWalk;
  #current = none;
  /** Whether it has been applied to any land. */
  #isApplied = false;
  /** The tokens of plans that were read as what is within land that did not follow. */
  readonly #lostPlans: Span[] = [];
  #plan: Span | undefined;

  constructor(walk: LandWalk) {
    this.#walk = walk;
  }

  /** Whether the land behind it is a portion. */
  get isPortion(): boolean {
    return this.#current.isPortion;
  }

  /** The tokens of plans that no land lies in. */
  get vainPlans(): readonly Span[] {
    return this.#plan ? [...this.#lostPlans, this.#plan] : this.#lostPlans;
  }

  /** Begins it, or adds to it. */
  begin(at: number, isPortion: boolean, note?: string): void {
    const { start, notes } = this.#current;
    this.#current = {
      isPortion: this.isPortion || isPortion,
      notes: note === undefined ? notes : [...notes.slice(0, mostNotes - 1), note],
      start: start ?? this.#walk.startOf(at),
    };
    this.#isApplied = false;
  }

  /** Begins it with a plan, which is no land if none follows that it is within. */
  beginPlan(from: number, to: number, note: string): void {
    this.begin(from, true, note);
    this.#plan = { from, to };
  }

  /** Returns what applies to land that is named now. */
  apply(): { readonly isPortion: boolean; readonly notes: readonly string[] } {
    this.#isApplied = true;
    this.#plan = undefined;
    return this.#current;
  }

  /** Returns what applies to land of the other survey; undefined if there is nothing. */
  applyToUnit():
    | { readonly isPortion: boolean; readonly notes: readonly string[]; readonly start: number }
    | undefined {
    const { isPortion, start, notes } = this.#current;
    this.#plan = undefined;
    return start === undefined ? undefined : { isPortion, notes, start };
  }

  /** Called when all of what follows is meant. */
  drop(): void {
    if (this.#plan) this.#lostPlans.push(this.#plan);
    this.#plan = undefined;
    this.#current = none;
  }

  /**
   * Ends it before land that it is not about. One that has not been applied to any land yet continues:
   * `ptn. of Twp 51 Rge 26 W4M, Sec 22`.
   */
  end(): void {
    if (this.#isApplied) this.drop();
  }

  /** Keeps it for the land behind what `finish` ends. */
  keepDuring(finish: () => void): void {
    const [current, plan] = [this.#current, this.#plan];
    this.#plan = undefined;
    finish();
    this.#current = current;
    this.#plan = plan;
  }

  /** The position in the text where land begins, including what stands before it. */
  startAt(at: number): number {
    return this.#current.start ?? this.#walk.startOf(at);
  }
}
