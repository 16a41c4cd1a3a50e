import { productOf, shareOf } from '../decimal/index.ts';

const centsOf = (dollars: string): bigint => BigInt(productOf(dollars, '100'));

/**
 * Splits dollars, zero or above, in proportion to weights in dollars, to the cent and without losing one. Each part is
 * rounded down, and the remaining cents go to the largest remainders, among equal ones to the first. A weight of zero
 * gets nothing.
 */
export function apportioned(total: string, weights: readonly string[]): readonly string[] {
  const cents = centsOf(total);
  const parts = weights.map(centsOf);
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return weights.map(() => '0');
  const shares = parts.map((part) => (cents * part) / whole);
  const left = Number(cents - shares.reduce((sum, share) => sum + share, 0n));
  const ranked = parts
    .map((part, place) => ({ rest: (cents * part) % whole, place }))
    .toSorted((one, other) =>
      one.rest === other.rest ? one.place - other.place : one.rest > other.rest ? -1 : 1,
    );
  const extra = new Set(ranked.slice(0, left).map(({ place }) => place));
  return shares.map((share, place) => shareOf(String(share + (extra.has(place) ? 1n : 0n)), 100, 2));
}
