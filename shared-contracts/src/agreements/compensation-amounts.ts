import { productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import { convertedArea } from './area-units.ts';

/** The fields of a compensation that determine its amount. */
export interface PricedHead {
  readonly amount?: string | null;
  readonly costPerUnit?: string | null;
  /** The unit of area that the price is for; without one that of the agreement's areas. */
  readonly priceUnit?: string | null;
  /** Instead of the gross area, in the unit of the agreement's areas. */
  readonly grossAreaOverride?: string | null;
  readonly isAnnual?: boolean | null;
}

/** The area that an agreement takes, and the code of its unit. */
export interface LandTaken {
  readonly grossArea: string | null | undefined;
  readonly unit: string | null | undefined;
}

/**
 * The area that a head's price is multiplied by, in the unit of the price: the override or else the gross area, which
 * is converted where it is in another unit. Undefined where an area or its unit is missing.
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
 * rounded to the cent, and nothing where that area is in a unit that is not known. Otherwise, and if price or area is
 * missing, it is the entered amount.
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
