import { countText } from 'shared-contracts';
import { isDecimal, productOf, shareOf } from 'shared-contracts/decimal';

/** Decimals that areas and lengths are kept with (decision 57). */
const decimals = 4;

/**
 * The size of a unit in the smallest unit of which all of its kind are whole multiples: square centimetres and tenths
 * of a millimetre. The acre is the international one (4,046.8564224 m², rounded to the square centimetre), the foot
 * 0.3048 m.
 */
const areas: Readonly<Record<string, number>> = { ha: 100_000_000, ac: 40_468_564, m2: 10_000 };
const lengths: Readonly<Record<string, number>> = { m: 10_000, km: 10_000_000, ft: 3048 };

const kindOf = (unit: string) => [areas, lengths].find((kind) => Object.hasOwn(kind, unit));

/** A figure in another unit of its kind; undefined where it is none, or a unit is not known. */
export function converted(value: unknown, from: string, to: string): string | undefined {
  const kind = kindOf(from);
  const [one, other] = [kind?.[from], kind?.[to]];
  if (!isDecimal(value) || one === undefined || other === undefined) return undefined;
  return shareOf(productOf(value, String(one)), other, decimals);
}

/** A figure in the other units of its kind, as '= 6.1776 ac'; empty where there is none. */
export function otherUnits(value: unknown, unit: string): string {
  const told = Object.keys(kindOf(unit) ?? {})
    .filter((other) => other !== unit)
    .flatMap((other) => {
      const figure = converted(value, unit, other);
      return figure === undefined ? [] : [`${countText(Number(figure))} ${other}`];
    });
  return told.length === 0 ? '' : `= ${told.join(' = ')}`;
}
