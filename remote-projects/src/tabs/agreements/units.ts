import { convertedArea, priceUnits } from 'shared-contracts/agreements';
import { isDecimal, productOf, shareOf } from 'shared-contracts/decimal';

/** Decimals that lengths are kept with (decision 57). */
const decimals = 4;

/** The size of a unit of length in tenths of a millimetre: the foot is 0.3048 m. */
const lengths: Readonly<Record<string, number>> = { m: 10_000, km: 10_000_000, ft: 3048 };
const lengthUnits = Object.keys(lengths);

const kindOf = (unit: string): readonly string[] =>
  [priceUnits, lengthUnits].find((units: readonly string[]) => units.includes(unit)) ?? [];

/** A figure in another unit of its kind; undefined where it is none, or a unit is not known. */
export function converted(value: unknown, from: string, to: string): string | undefined {
  if (!isDecimal(value)) return undefined;
  const [one, other] = [lengths[from], lengths[to]];
  return one !== undefined && other !== undefined
    ? shareOf(productOf(value, String(one)), other, decimals)
    : convertedArea(value, from, to);
}

// All four decimals, as for the area that a price is multiplied by.
const figures = new Intl.NumberFormat('en-CA', { maximumFractionDigits: decimals });

/** A value in the other units of its kind, such as '= 6.1776 ac'; empty if there are none. */
export function otherUnits(value: unknown, unit: string): string {
  const conversions = kindOf(unit)
    .filter((other) => other !== unit)
    .flatMap((other) => {
      const figure = converted(value, unit, other);
      return figure === undefined ? [] : [`${figures.format(Number(figure))} ${other}`];
    });
  return conversions.length === 0 ? '' : `= ${conversions.join(' = ')}`;
}
