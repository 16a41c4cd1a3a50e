import { compareDecimals, productOf, roundedToCents, shareOf, sumOf } from '../decimal/index.ts';
import { percentOf, type Share } from './shares.ts';

/** What of a compensation makes its amount. */
export interface PricedHead {
  readonly amount?: string | null;
  readonly costPerUnit?: string | null;
  readonly grossAreaOverride?: string | null;
  readonly isAnnual?: boolean | null;
}

/**
 * The amount of a head in dollars: of a type that is priced by area its price a unit times the override or else the
 * gross area, rounded to the cent; otherwise, and where price or area is missing, what was typed.
 */
export function amountOf(
  { amount = null, costPerUnit, grossAreaOverride }: PricedHead,
  isCostPerAreaUnit: boolean,
  grossArea: string | null | undefined,
): string | null {
  const area = grossAreaOverride ?? grossArea;
  if (!isCostPerAreaUnit || !costPerUnit || !area) return amount;
  return roundedToCents(productOf(costPerUnit, area));
}

/** What is due in the first year, all heads, and in each later one, the annual heads; both in dollars. */
export function compensationTotals(heads: readonly PricedHead[]): {
  readonly firstYear: string;
  readonly annual: string;
} {
  const sum = (some: readonly PricedHead[]) => sumOf(some.flatMap(({ amount }) => amount ?? []));
  return { firstYear: sum(heads), annual: sum(heads.filter(({ isAnnual }) => isAnnual)) };
}

/** Cents that are left over go to the first who have a part. */
function withRest(parts: readonly string[], total: string): readonly string[] {
  const rest = sumOf([total, ...parts.map((part) => productOf(part, '-1'))]);
  let cents = Math.round(Number(productOf(rest, '100')));
  const step = cents < 0 ? '-0.01' : '0.01';
  return parts.map((part) => {
    if (cents === 0 || compareDecimals(part, '0') === 0) return part;
    cents += cents < 0 ? 1 : -1;
    return sumOf([part, step]);
  });
}

/**
 * An amount split among payees by their shares, to the cent and without a cent lost: in the proportion of the shares,
 * or evenly where nobody has one, as among joint tenants.
 */
export function splitByShare(total: string, shares: readonly Share[]): readonly string[] {
  if (shares.length === 0) return [];
  const places = 10_000;
  const weights = shares.map((share) =>
    Math.round(Number(productOf(percentOf(share) ?? '0', String(places)))),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts =
    whole === 0
      ? shares.map(() => shareOf(total, shares.length, 2))
      : weights.map((weight) => shareOf(productOf(total, String(weight)), whole, 2));
  return withRest(parts, total);
}
