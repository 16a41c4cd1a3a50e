/**
 * Calls before anything is measured, and the milliseconds that they may take: plans and caches are warm after some, but
 * V8 compiles what a server has done some hundred times.
 */
const warmUp = { calls: 500, longest: 1500 };

/** A turn of a side takes about so long at most, in milliseconds: what takes a second a call is called less often. */
const longestTurn = 3000;

/** Calls of a turn at least, however long they take. */
const fewest = 5;

/** Milliseconds of each call. */
async function times(call: () => Promise<unknown>, count: number, longest = longestTurn): Promise<number[]> {
  const found: number[] = [];
  const end = performance.now() + longest;
  while (found.length < count && (found.length < fewest || performance.now() < end)) {
    const start = performance.now();
    await call();
    found.push(performance.now() - start);
  }
  return found;
}

/** The value that a share (0 to 1) of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle one of some figures, in their unit. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

interface Pair {
  /** Milliseconds. */
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  /** Ratio of the medians, where the figures are others. */
  readonly medians?: number;
}

/** Two ways to the same answer in turn, A B B A: neither has the warmer machine. Figures are 95th percentiles. */
export async function compare(
  ours: () => Promise<unknown>,
  peer: () => Promise<unknown>,
  rounds = 60,
): Promise<Pair> {
  for (const call of [ours, peer]) await times(call, warmUp.calls, warmUp.longest);
  const all = { ours: [] as number[], peer: [] as number[] };
  for (let turn = 0; turn < 2; turn += 1) {
    all.ours.push(...(await times(ours, rounds / 2)));
    all.peer.push(...(await times(peer, rounds)));
    all.ours.push(...(await times(ours, rounds / 2)));
  }
  const [a, b] = [quantile(all.ours, 0.95), quantile(all.peer, 0.95)];
  return { ours: a, peer: b, ratio: a / b, medians: median(all.ours) / median(all.peer) };
}

/** Calls of each side that warm up and are not counted. */
const warmRounds = 4;

/** Medians of both sides in turn, A B B A, of calls that time themselves: neither has the warmer machine. */
export async function inTurn(
  ours: () => Promise<number>,
  peer: () => Promise<number>,
  rounds: number,
): Promise<Pair> {
  const [a, b]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    a.push(await ours());
    b.push(await peer());
    b.push(await peer());
    a.push(await ours());
  }
  const [one, other] = [median(a.slice(warmRounds)), median(b.slice(warmRounds))];
  return { ours: one, peer: other, ratio: one / other };
}
