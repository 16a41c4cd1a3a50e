import { short } from '../report.ts';

/**
 * The longest time without a turn, in milliseconds: the embedded database works on the thread that answers requests.
 */
const bars = { PostgreSQL: 50, embedded: 500 } as const;

export type DatabaseKind = keyof typeof bars;

/** A call with a large input, and how long it blocked others. */
export interface Measured {
  readonly call: string;
  readonly how: string;
  /** Bytes that were sent. */
  readonly size: number;
  /** The statuses, and for GraphQL the error codes, of the answers. */
  readonly answer: string;
  /** The longest time without a turn, in milliseconds. */
  readonly longest: number;
}

/** Calls below this many milliseconds are not listed one by one. */
const leastListed = 20;

/** The worst measurement of each call, the longest first. */
function worst(found: readonly Measured[]): readonly Measured[] {
  const sorted = found.toSorted((one, other) => other.longest - one.longest);
  const calls = new Set<string>();
  return sorted.filter(({ call }) => {
    const isFirst = !calls.has(call);
    calls.add(call);
    return isFirst;
  });
}

const rowOf = ({ call, how, size, answer, longest }: Measured): string =>
  `${longest.toFixed(0).padStart(6)}  ${(size / 1000).toFixed(0).padStart(6)} kB  ${answer.padEnd(14)} ${call}: ${how}`;

/** Prints the worst input of each call, the longest first. Returns whether the bar holds. */
export function printTurns(kind: DatabaseKind, found: readonly Measured[]): boolean {
  const bar = bars[kind];
  const calls = worst(found);
  const listed = calls.filter(({ longest }) => longest >= leastListed);
  console.log(`\nturns, ${kind}: longest time without a turn (ms), input, answer, call; bar: at most ${bar}`);
  for (const one of listed) console.log(`${rowOf(one)}${one.longest > bar ? '   SHORT' : ''}`);
  console.log(
    `  ${calls.length - listed.length} of ${calls.length} calls below ${leastListed} ms; ${found.length} inputs`,
  );
  const failed = found.filter(({ answer }) => /^500|INTERNAL|failed/.test(answer));
  for (const one of failed) console.log(`  failed: ${rowOf(one)}`);
  const missed = calls.filter(({ longest }) => longest > bar);
  for (const { call, how, longest } of missed)
    short(`turns, ${kind}: ${call}, ${how}: ${longest.toFixed(0)} ms, bar ${bar}`);
  return missed.length === 0;
}
