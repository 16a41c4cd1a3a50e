import { withoutAccents } from 'shared-contracts';
import { eachInTurns, turns } from '../../platform/work/take-turns.ts';

/** A name with its trigrams as positions in a common order, the rarest first. */
interface Parted {
  readonly name: string;
  readonly parts: Int32Array;
}

/** Most letters of names that are compared in one go: more than the usual names of a workbook of maximum size have. */
const mostLetters = 3_000_000;

/**
 * Most comparisons in one go, and the number after which other work gets a turn: the cost grows with the product of
 * both sides.
 */
const mostSteps = 200_000_000;
const stepsInTurn = 20_000;

/** Limits for the work of comparing names. */
export interface NearBounds {
  readonly letters: number;
  readonly steps: number;
}

/** Number of 32-bit words for the marks of a name's trigrams. */
const markWords = 4;

/**
 * Marks of trigrams: names that share many trigrams share many bits, and counting bits is faster than comparing
 * trigrams.
 */
function mark(marks: Int32Array, name: number, rank: number): void {
  const word = name * markWords + ((rank >>> 5) % markWords);
  marks[word] = (marks[word] ?? 0) | (1 << (rank & 31));
}

/** How many bits of a word are set. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** An associate to which a name may be similar. */
export interface NearName {
  /** The entered name. */
  readonly key: string;
  readonly id: string;
}

interface Near {
  readonly id: string;
  readonly likeness: number;
}

const letters = /[\p{L}\p{N}]+/gu;

/**
 * The trigrams of a name without its accents as PostgreSQL computes them: of each word, with two blanks before it and one
 * after it.
 */
function partsOf(name: string): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const [word] of withoutAccents(name).matchAll(letters)) {
    const padded = `  ${word} `;
    for (let place = 0; place + 3 <= padded.length; place += 1) parts.add(padded.slice(place, place + 3));
  }
  return parts;
}

/** How many trigrams two lists in the same order share. */
function shared(one: Int32Array, other: readonly number[]): number {
  let [count, left, right] = [0, 0, 0];
  while (left < one.length && right < other.length) {
    const [a = 0, b = 0] = [one[left], other[right]];
    if (a === b) count += 1;
    if (a <= b) left += 1;
    if (b <= a) right += 1;
  }
  return count;
}

/** Allows for the rounding of binary fractions: a similarity exactly at the threshold still counts. */
const rounding = 1e-6;

/**
 * Finds the similar names of many names among all others, in one pass over the latter; only the former are kept in
 * memory. Two names that share enough trigrams share one of the rarest few of each, so only those are looked up.
 */
export class NearNames {
  readonly #near: number;
  readonly #most: number;
  readonly #ranks = new Map<string, number>();
  readonly #typed: Parted[] = [];
  /** Names by their rarest trigrams. */
  readonly #byPart = new Map<number, number[]>();
  readonly #seen: Int32Array;
  readonly #counts: Int32Array;
  readonly #marks: Int32Array;
  /** Marks of the name being examined. */
  readonly #own = new Int32Array(markWords);
  readonly #found = new Map<string, Near[]>();
  readonly #others = turns();
  readonly #bounds: NearBounds;
  #turn = 0;
  #steps = 0;
  #pauseAt = stepsInTurn;
  #isCut = false;

  private constructor(count: number, near: number, most: number, bounds: NearBounds) {
    this.#near = near - rounding;
    this.#most = most;
    this.#bounds = bounds;
    this.#seen = new Int32Array(count);
    this.#counts = new Int32Array(count);
    this.#marks = new Int32Array(count * markWords);
  }

  /**
   * `near` is the share of trigrams that two names must have in common, out of all that either has; `most` is the
   * number of results for each name.
   */
  static async of(
    names: readonly string[],
    near: number,
    most: number,
    bounds: NearBounds = { letters: mostLetters, steps: mostSteps },
  ): Promise<NearNames> {
    const finder = new NearNames(names.length, near, most, bounds);
    await finder.#take(names);
    return finder;
  }

  /** Whether every name was compared with every other one; false if that exceeded the limits. */
  get isWhole(): boolean {
    return !this.#isCut;
  }

  /** Number of comparisons so far. */
  get steps(): number {
    return this.#steps;
  }

  async #take(names: readonly string[]): Promise<void> {
    const all: (readonly [name: string, parts: ReadonlySet<string>])[] = [];
    const counts = new Map<string, number>();
    let letters = 0;
    await eachInTurns(names, (name) => {
      letters += name.length;
      if (letters > this.#bounds.letters) {
        this.#isCut = true;
        return;
      }
      const parts = partsOf(name);
      all.push([name, parts]);
      for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
    });
    await this.#rank(counts);
    await eachInTurns(all.entries(), ([place, [name, parts]]) => {
      const ranks = Int32Array.from([...parts].map((part) => this.#ranks.get(part) ?? 0)).sort();
      this.#typed.push({ name, parts: ranks });
      this.#counts[place] = ranks.length;
      for (const rank of ranks) mark(this.#marks, place, rank);
      for (const rank of ranks.subarray(0, this.#rare(ranks.length))) {
        const same = this.#byPart.get(rank);
        if (same) same.push(place);
        else this.#byPart.set(rank, [place]);
      }
    });
  }

  /** Assigns positions to trigrams, the rarest first; grouped by frequency, because sorting millions takes seconds. */
  async #rank(counts: ReadonlyMap<string, number>): Promise<void> {
    const byCount = new Map<number, string[]>();
    await eachInTurns(counts, ([part, count]) => {
      const same = byCount.get(count);
      if (same) same.push(part);
      else byCount.set(count, [part]);
    });
    for (const count of [...byCount.keys()].sort((one, other) => one - other))
      await eachInTurns(byCount.get(count) ?? [], (part) => this.#ranks.set(part, this.#ranks.size));
  }

  /**
   * Whether an entered name may share enough trigrams with the one being examined, judging by their number and marks.
   */
  #mayBeNear(place: number, count: number, unknown: number): boolean {
    const typed = this.#counts[place] ?? 0;
    const needed = (this.#near / (1 + this.#near)) * (count + typed);
    if (Math.min(count - unknown, typed) < needed) return false;
    let apart = 0;
    for (let word = 0; word < markWords; word += 1)
      apart += bitsOf((this.#marks[place * markWords + word] ?? 0) ^ (this.#own[word] ?? 0));
    // Each bit that only one of them has stands for a trigram that only this one has.
    return (count - unknown + typed - apart) / 2 >= needed;
  }

  /** How many of a name's rarest trigrams must be looked up so that every similar name shares one of them. */
  #rare(count: number): number {
    return count - Math.ceil(this.#near * count) + 1;
  }

  /**
   * Examines an associate, with its name in lower case. Call it for one associate after the other, because it yields to
   * other work.
   */
  async look(id: string, name: string): Promise<void> {
    if (this.#steps >= this.#bounds.steps) {
      this.#isCut = true;
      return;
    }
    const parts = partsOf(name);
    const count = parts.size;
    const known: number[] = [];
    for (const part of parts) {
      const rank = this.#ranks.get(part);
      if (rank !== undefined) known.push(rank);
    }
    // Trigrams that no entered name has are the rarest of all.
    const rare = this.#rare(count) - (count - known.length);
    if (rare <= 0) return;
    known.sort((one, other) => one - other);
    this.#turn += 1;
    this.#own.fill(0);
    for (const rank of known) mark(this.#own, 0, rank);
    for (const rank of known.slice(0, rare))
      for (const place of this.#byPart.get(rank) ?? []) {
        if (this.#seen[place] === this.#turn) continue;
        this.#seen[place] = this.#turn;
        this.#steps += 1;
        if (this.#steps >= this.#pauseAt) await this.#pause();
        if (!this.#mayBeNear(place, count, count - known.length)) continue;
        const typed = this.#typed[place];
        if (typed) this.#compare(typed, { id, name, count, known });
      }
  }

  async #pause(): Promise<void> {
    this.#pauseAt = this.#steps + stepsInTurn;
    await this.#others();
  }

  #compare(
    typed: Parted,
    { id, name, count, known }: { id: string; name: string; count: number; known: readonly number[] },
  ): void {
    if (typed.name === name) return;
    this.#steps += typed.parts.length + known.length;
    const same = shared(typed.parts, known);
    const likeness = same / (count + typed.parts.length - same);
    if (likeness < this.#near) return;
    const others = this.#found.get(typed.name) ?? [];
    others.push({ id, likeness });
    others.sort((one, other) => other.likeness - one.likeness || (one.id < other.id ? -1 : 1));
    this.#found.set(typed.name, others.slice(0, this.#most));
  }

  /** The most similar names found so far, for each name. */
  found(): readonly NearName[] {
    return [...this.#found].flatMap(([key, others]) => others.map(({ id }) => ({ key, id })));
  }
}
