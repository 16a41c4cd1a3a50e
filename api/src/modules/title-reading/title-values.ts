import { readDecimal } from 'shared-contracts/decimal';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (part: number): string => String(part).padStart(2, '0');

/** A day as yyyy-MM-dd; undefined if it does not exist. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere && year >= 1800 && year < 2200 ? `${year}-${two(month)}-${two(day)}` : undefined;
}

const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const numeric = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:day of )?([a-z]{3,9})[\s,.-]+(\d{4})$/i;
const monthFirst = /^([a-z]{3,9})[\s.-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4})$/i;

/**
 * Parses a day in the notations of land titles, with the day before the month if both are numbers; undefined if it is
 * not a day.
 */
export function readDay(text: string): string | undefined {
  const wanted = text.trim().slice(0, 40);
  const byNumber = numeric.exec(wanted);
  if (byNumber) {
    const [first = 0, month = 0, last = 0] = byNumber.slice(1).map(Number);
    return byNumber[1]?.length === 4 ? dayOf(first, month, last) : dayOf(last, month, first);
  }
  const [, day, month = '', year] = dayFirst.exec(wanted) ?? [];
  if (day) return dayOf(Number(year), monthOf(month), Number(day));
  const [, named = '', ofMonth, inYear] = monthFirst.exec(wanted) ?? [];
  return ofMonth ? dayOf(Number(inYear), monthOf(named), Number(ofMonth)) : undefined;
}

/** An amount in dollars as a decimal text; undefined if it is not one. */
export const readAmount = (text: string): string | undefined =>
  readDecimal(
    text
      .trim()
      .replace(/^(?:CA)?\$/, '')
      .replace(/CAD$/, '')
      .trim(),
  ) ?? undefined;

const acre = 0.404_685_642_24;

/** The hectares that a description states, with at most four decimals; undefined if it states none. */
export function hectaresIn(text: string): string | undefined {
  const [, hectares] = /(?<![\d,])(\d[\d,]{0,14}(?:\.\d{1,6})?)\s{0,3}(?:HECTARES?|HA)\b/i.exec(text) ?? [];
  if (hectares) return readDecimal(hectares) ?? undefined;
  const [, acres] = /(?<![\d,])(\d[\d,]{0,14}(?:\.\d{1,6})?)\s{0,3}(?:ACRES?|AC)\b/i.exec(text) ?? [];
  return acres ? String(Number((Number(acres.replaceAll(',', '')) * acre).toFixed(4))) : undefined;
}

/** A share such as `1/2` or `50%` as two whole numbers; undefined if it is not above zero and at most the whole. */
export function readShare(text: string): readonly [numerator: number, denominator: number] | undefined {
  const [, over, under] = /(\d{1,6})\s*\/\s*(\d{1,6})/.exec(text) ?? [];
  const [numerator, denominator] = [Number(over), Number(under)];
  if (over) return numerator > 0 && numerator <= denominator ? [numerator, denominator] : undefined;
  const [, whole, part = ''] = /(\d{1,3})(?:\.(\d{1,4}))?\s*%/.exec(text) ?? [];
  if (!whole) return undefined;
  const base = 100 * 10 ** part.length;
  const of = Number(`${whole}${part}`);
  return of > 0 && of <= base ? lowest(of, base) : undefined;
}

function lowest(numerator: number, denominator: number): readonly [number, number] {
  let [large, small] = [denominator, numerator];
  while (small > 0) [large, small] = [small, large % small];
  return [numerator / large, denominator / large];
}

/** A registration number without its spaces, to compare different notations. */
export const bareNumber = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();
