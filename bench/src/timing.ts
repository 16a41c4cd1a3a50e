/** Calls before anything is measured, so that plans, caches and compiled code are warm. */
const warmUp = 15;

/** Milliseconds of each call. */
async function times(call: () => Promise<unknown>, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < count; round += 1) {
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

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export interface Pair {
  /** 95th percentile, milliseconds. */
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
}

/** Two ways to the same answer in turn, A B B A: neither has the warmer machine. Figures are 95th percentiles. */
export async function compare(
  ours: () => Promise<unknown>,
  peer: () => Promise<unknown>,
  rounds = 60,
): Promise<Pair> {
  await times(ours, warmUp);
  await times(peer, warmUp);
  const all = { ours: [] as number[], peer: [] as number[] };
  for (let turn = 0; turn < 2; turn += 1) {
    all.ours.push(...(await times(ours, rounds / 2)));
    all.peer.push(...(await times(peer, rounds)));
    all.ours.push(...(await times(ours, rounds / 2)));
  }
  const [a, b] = [quantile(all.ours, 0.95), quantile(all.peer, 0.95)];
  return { ours: a, peer: b, ratio: a / b };
}
