/** Choices that follow from a number alone (mulberry32, by Tommy Ettinger). */
export class Choices {
  #state: number;
  constructor(number: number) {
    this.#state = number;
  }
  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  /** A whole number between two, both included. */
  from(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }
  /** One of several. */
  one<T>(options: readonly [T, ...T[]]): T {
    return options[Math.floor(this.next() * options.length)] ?? options[0];
  }
}
