import { withoutEnd } from '../limits/index.ts';
import type { Share } from './shares.ts';

/** An exact fraction; `below` is positive. */
export interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

/** How far rounded thirds may deviate from the whole: 0.01 % (decision 57). */
const tolerance = 10_000n;

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** A fraction in lowest terms. */
export function reduced(above: bigint, below: bigint): Fraction {
  const divisor = commonDivisor(above, below) || 1n;
  return { above: above / divisor, below: below / divisor };
}

/** The exact sum, in lowest terms. */
export const plus = (one: Fraction, other: Fraction): Fraction =>
  reduced(one.above * other.below + other.above * one.below, one.below * other.below);

/** The exact difference, in lowest terms. */
export const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, { above: -other.above, below: other.below });

/** Whether a difference is small enough to come from rounding. */
export const isNear = ({ above, below }: Fraction): boolean =>
  (above < 0n ? -above : above) * tolerance <= below;

/** A percentage with the four decimals with which shares are stored, rounded half away from zero. */
export function toPercent({ above, below }: Fraction): string {
  const tenThousandths = (above * 2_000_000n + below) / (below * 2n);
  const text = tenThousandths.toString().padStart(5, '0');
  const decimals = withoutEnd(text.slice(-4), '0');
  return decimals === '' ? text.slice(0, -4) : `${text.slice(0, -4)}.${decimals}`;
}

/** The share of an owner exactly as entered: the fraction, otherwise the percentage; undefined if there is none. */
export function fractionOf(share: Share): Fraction | undefined {
  const { interestFractionNumerator: above, interestFractionDenominator: below, interestPercentage } = share;
  if (typeof above === 'number' && typeof below === 'number' && below > 0)
    return reduced(BigInt(above), BigInt(below));
  if (!interestPercentage) return undefined;
  const [whole = '0', decimals = ''] = interestPercentage.split('.');
  return reduced(BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length));
}
