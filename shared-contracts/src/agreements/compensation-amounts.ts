import { productOf, roundedToCents, sumOf } from '../decimal/index.ts';

/** The fields of a compensation that determine its amount. */
export interface PricedHead {
  readonly amount?: string | null;
  readonly costPerUnit?: string | null;
  readonly grossAreaOverride?: string | null;
  readonly isAnnual?: boolean | null;
}

/**
 * The amount of a head in dollars: for a type priced by area its price per unit times the override or else the gross
 * area, rounded to the cent; otherwise, and if price or area is missing, the entered amount.
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

/** The amounts due in the first year (all heads) and in each later one (the annual heads), in dollars. */
export function compensationTotals(heads: readonly PricedHead[]): {
  readonly firstYear: string;
  readonly annual: string;
} {
  const sum = (some: readonly PricedHead[]) => sumOf(some.flatMap(({ amount }) => amount ?? []));
  return { firstYear: sum(heads), annual: sum(heads.filter(({ isAnnual }) => isAnnual)) };
}
