/** A random generator with the same sequence in every run, so that a finding can be reproduced (mulberry32). */
export interface Dice {
  /** A whole number below `count`. */
  readonly below: (count: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]] | readonly T[], otherwise: T) => T;
  /** True once in so many times. */
  readonly oneIn: (count: number) => boolean;
}

/** Dice that fall the same way for the same seed. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: (list, otherwise) => list[below(list.length)] ?? otherwise,
    oneIn: (count) => below(count) === 0,
  };
}
