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

/** The exact sum of shares; 0/1 if there are none. Both parts of each share must be above zero. */
function exactSum(shares: Iterable<Fraction>): Exact {
  let sum: Exact = { above: 0n, below: 1n };
  for (const { numerator, denominator } of shares) {
    const [above, below] = [BigInt(numerator), BigInt(denominator)];
    sum = reduced({ above: sum.above * below + above * sum.below, below: sum.below * below });
  }
  return sum;
}

/** A sum is compared with the whole to six decimal places. */
const scale = 1_000_000n;

/** The sum of shares. */
export interface ShareSum {
  /** A fraction in lowest terms, for example '3/2'; '1' for the whole. */
  readonly text: string;
  /** The same as a number, to six decimal places. */
  readonly value: number;
}

/** The exact sum of shares, so that three thirds are a whole. */
export function sumOfShares(shares: Iterable<Fraction>): ShareSum {
  const { above, below } = exactSum(shares);
  return {
    text: below === 1n ? String(above) : `${above}/${below}`,
    value: Number((above * scale) / below) / Number(scale),
  };
}
