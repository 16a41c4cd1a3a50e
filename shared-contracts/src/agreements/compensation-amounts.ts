import { productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import { convertedArea } from './area-units.ts';

/** The fields of a compensation that determine its amount. */
export interface PricedHead {
  readonly amount?: string | null;
  readonly costPerUnit?: string | null;
  /** The unit of area for which the price is; by default that of the agreement's areas. */
  readonly priceUnit?: string | null;
  /** Replaces the gross area; in the unit of the agreement's areas. */
  readonly grossAreaOverride?: string | null;
  readonly isAnnual?: boolean | null;
}

/** The area that an agreement takes, and the code of its unit. */
export interface LandTaken {
  readonly grossArea: string | null | undefined;
  readonly unit: string | null | undefined;
}

/**
 * The area by which a head's price is multiplied, in the unit of the price: the override, otherwise the gross area,
 * converted if its unit differs. Undefined if an area or its unit is missing.
 */
export function pricedArea(
  { priceUnit, grossAreaOverride }: PricedHead,
  { grossArea, unit }: LandTaken,
): string | undefined {
  const area = grossAreaOverride ?? grossArea;
  if (!area) return undefined;
  return !priceUnit || priceUnit === unit ? area : convertedArea(area, unit, priceUnit);
}

/**
 * The amount of a head in dollars. For a type priced by area it is the price times the area in the unit of the price,
 * rounded to the cent, or zero if the area's unit is not known. For other types, and if price or area is missing, it is
 * the entered amount.
 */
export function amountOf(head: PricedHead, isPricedByArea: boolean, land: LandTaken): string | null {
  const { amount = null, costPerUnit, grossAreaOverride } = head;
  if (!isPricedByArea || !costPerUnit || !(grossAreaOverride ?? land.grossArea)) return amount;
  const area = pricedArea(head, land);
  return area === undefined ? null : roundedToCents(productOf(costPerUnit, area));
}

/** The amounts due in the first year (all heads) and in each later one (the annual heads), in dollars. */
export function compensationTotals(heads: readonly PricedHead[]): {
  readonly firstYear: string;
  readonly annual: string;
} {
  const sum = (some: readonly PricedHead[]) => sumOf(some.flatMap(({ amount }) => amount ?? []));
  return { firstYear: sum(heads), annual: sum(heads.filter(({ isAnnual }) => isAnnual)) };
}
