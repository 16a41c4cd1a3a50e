import type { ShownAs } from './read-styles.ts';
import { daySerial } from './serial-days.ts';

/** Digits of a number that a spreadsheet stores; any further ones come from its binary form. */
const keptDigits = 15;

/** A number as a plain decimal, without digits that come from its binary form: 0.1 + 0.2 is 0.3. */
function plainDecimal(value: number): string {
  const rounded = Number(value.toPrecision(keptDigits));
  const written = String(rounded);
  return written.includes('e')
    ? rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : written;
}

/** The largest denominator that is tried. */
const largestDenominator = 999;

/** Largest difference between a fraction and its decimal: a spreadsheet stores 15 digits. */
const nearly = 1e-9;

/**
 * The fraction that somebody typed into a cell formatted as a fraction; undefined if no fraction with few digits fits.
 */
function fractionOf(value: number): string | undefined {
  if (value <= 0 || value >= 1) return undefined;
  for (let below = 2; below <= largestDenominator; below += 1) {
    const above = Math.round(value * below);
    if (above > 0 && Math.abs(above / below - value) < nearly) return `${above}/${below}`;
  }
  return undefined;
}

/**
 * The number of a cell as its format displays it, if that says more than the number: a day, '50%' for 0.5, '1/2' in a
 * cell of fractions. Other formats only round what they display, so they are ignored.
 */
export function shownNumber(text: string, as: ShownAs, isFrom1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text.trim();
  const plain = plainDecimal(value);
  if (as === 'day') return daySerial(value, isFrom1904) ?? plain;
  if (as === 'percent') return `${plainDecimal(value * 100)}%`;
  return (as === 'fraction' ? fractionOf(value) : undefined) ?? plain;
}
