/** A share as two whole numbers. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

interface Exact {
  readonly above: bigint;
  readonly below: bigint;
}

const divisor = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
};

function reduced({ above, below }: Exact): Exact {
  const by = divisor(above, below);
  return by > 1n ? { above: above / by, below: below / by } : { above, below };
}

/** The exact sum of shares; 0/1 of none. Both parts of each must be above zero. */
function exactSum(shares: Iterable<Fraction>): Exact {
  let sum: Exact = { above: 0n, below: 1n };
  for (const { numerator, denominator } of shares) {
    const [above, below] = [BigInt(numerator), BigInt(denominator)];
    sum = reduced({ above: sum.above * below + above * sum.below, below: sum.below * below });
  }
  return sum;
}

/** Places that a comparison of a sum with the whole looks at. */
const scale = 1_000_000n;

/** The sum of shares. */
export interface ShareSum {
  /** As a fraction in its lowest terms, '3/2'; '1' of the whole. */
  readonly text: string;
  /** The same as a number, to six places. */
  readonly value: number;
}

/** The exact sum of shares: thirds make a whole. */
export function sumOfShares(shares: Iterable<Fraction>): ShareSum {
  const { above, below } = exactSum(shares);
  return {
    text: below === 1n ? String(above) : `${above}/${below}`,
    value: Number((above * scale) / below) / Number(scale),
  };
}
