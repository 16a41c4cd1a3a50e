/**
 * Calls before anything is measured, and the milliseconds that they may take: plans and caches are warm after some, but
 * V8 compiles what a server has done some hundred times.
 */
const warmUp = { calls: 500, longest: 1500 };

/** A comparison takes about so long at most, in milliseconds: what takes a second a call is called less often. */
const longestComparison = 18_000;

/** Turns at least, however long they take. */
const fewest = 5;

/** Milliseconds of a call. */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Calls before anything is measured. */
async function warm(call: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + warmUp.longest;
  for (let made = 0; made < warmUp.calls && (made < fewest || performance.now() < end); made += 1)
    await call();
}

/** The 95th percentile of calls to one way, warm, in milliseconds. */
export async function tailOf(call: () => Promise<unknown>, calls = 200): Promise<number> {
  await warm(call);
  const times: number[] = [];
  const end = performance.now() + longestComparison;
  while (times.length < calls && (times.length < fewest || performance.now() < end))
    times.push(await timeOf(call));
  return quantile(times, 0.95);
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

/**
 * Two ways to the same answer in turn, A B B A call by call, four calls of each side a round: neither has the warmer
 * machine, and what else the machine does for some seconds falls on both alike. Figures are 95th percentiles.
 */
export async function compare(
  ours: () => Promise<unknown>,
  peer: () => Promise<unknown>,
  rounds = 60,
): Promise<Pair> {
  for (const call of [ours, peer]) await warm(call);
  const all = { ours: [] as number[], peer: [] as number[] };
  const end = performance.now() + longestComparison;
  for (let turn = 0; turn < rounds * 2 && (turn < fewest || performance.now() < end); turn += 1) {
    all.ours.push(await timeOf(ours));
    all.peer.push(await timeOf(peer), await timeOf(peer));
    all.ours.push(await timeOf(ours));
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
