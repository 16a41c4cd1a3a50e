import { productOf, shareOf } from '../decimal/index.ts';

/** The units of area that land is priced by, in the order of the menu. */
export const priceUnits = ['ac', 'ha', 'm2'] as const;

export type PriceUnit = (typeof priceUnits)[number];

/** Decimals with which areas are stored (decision 57). */
const decimals = 4;

/** The size of each unit in tenths of a square millimetre: the acre is the international one, 4,046.8564224 m². */
const sizes: Readonly<Record<PriceUnit, number>> = {
  ac: 40_468_564_224,
  ha: 100_000_000_000,
  m2: 10_000_000,
};

const unitOf = (code: string | null | undefined): PriceUnit | undefined =>
  priceUnits.find((unit) => unit === code);

/**
 * Converts an area to another unit, with four decimals as areas are stored; undefined if a unit is not known. `area` is
 * a decimal.
 */
export function convertedArea(
  area: string,
  from: string | null | undefined,
  to: string | null | undefined,
): string | undefined {
  const [known, wanted] = [unitOf(from), unitOf(to)];
  if (!known || !wanted) return undefined;
  return shareOf(productOf(area, String(sizes[known])), sizes[wanted], decimals);
}
