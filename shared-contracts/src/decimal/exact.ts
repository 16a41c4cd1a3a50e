import { withoutEnd } from '../limits/index.ts';

/** A decimal as a whole number of its smallest decimal places: '1.25' is 125 at scale 2. */
interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

function exactOf(decimal: string): Exact {
  const [whole = '', part = ''] = decimal.split('.');
  return { units: BigInt(whole + part), scale: part.length };
}

const unitsAt = ({ units, scale }: Exact, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

/** The canonical form of a decimal. */
function textOf({ units, scale }: Exact): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const part = withoutEnd(digits.slice(digits.length - scale), '0');
  return `${units < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}

/** A quotient rounded to a whole number, half away from zero; `by` is above zero. */
function divided(units: bigint, by: bigint): bigint {
  const twice = (units < 0n ? -units : units) * 2n;
  const quotient = (twice + by) / (by * 2n);
  return units < 0n ? -quotient : quotient;
}

function rounded({ units, scale }: Exact, places: number): Exact {
  if (scale <= places) return { units, scale };
  return { units: divided(units, 10n ** BigInt(scale - places)), scale: places };
}

/** Compares two decimals for sorting: the result is below, at or above zero. */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = [exactOf(one), exactOf(other)];
  const scale = Math.max(a.scale, b.scale);
  const [mine, theirs] = [unitsAt(a, scale), unitsAt(b, scale)];
  return mine < theirs ? -1 : mine > theirs ? 1 : 0;
}

/** The exact sum of decimals; '0' if there are none. */
export function sumOf(decimals: Iterable<string>): string {
  let sum: Exact = { units: 0n, scale: 0 };
  for (const decimal of decimals) {
    const next = exactOf(decimal);
    const scale = Math.max(sum.scale, next.scale);
    sum = { units: unitsAt(sum, scale) + unitsAt(next, scale), scale };
  }
  return textOf(sum);
}

/** What is left of a decimal when another one is taken from it, exactly; below zero where that is more. */
export function differenceOf(whole: string, taken: string): string {
  const [a, b] = [exactOf(whole), exactOf(taken)];
  const scale = Math.max(a.scale, b.scale);
  return textOf({ units: unitsAt(a, scale) - unitsAt(b, scale), scale });
}

/** The exact product of two decimals, for example a quantity and its price. */
export function productOf(one: string, other: string): string {
  const [a, b] = [exactOf(one), exactOf(other)];
  return textOf({ units: a.units * b.units, scale: a.scale + b.scale });
}

/** A decimal divided by a whole number above zero, rounded half away from zero to a number of decimal places. */
export function shareOf(decimal: string, count: number, places: number): string {
  const { units, scale } = exactOf(decimal);
  const wanted = Math.max(scale, places);
  const share = divided(unitsAt({ units, scale }, wanted), BigInt(count) * 10n ** BigInt(wanted - places));
  return textOf({ units: share, scale: places });
}

/**
 * An amount rounded half away from zero to the cent (decision 56): once for each line and once for each tax, never in
 * between.
 */
export const roundedToCents = (decimal: string): string => textOf(rounded(exactOf(decimal), 2));
