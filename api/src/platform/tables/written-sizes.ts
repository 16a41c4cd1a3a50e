import { convertedArea } from 'shared-contracts/agreements';
import { productOf, shareOf } from 'shared-contracts/decimal';
import { writtenNumber } from './written-number.ts';

/** A number with its unit. */
interface Measured {
  readonly number: string;
  /** The unit as our lists name it; '' without one. */
  readonly unit: string;
}

const units: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^(?:ac|acs|acr|acre|acres)$/, 'ac'],
  [/^(?:ha|has|hectares?|hect[aá]reas?)$/, 'ha'],
  [/^(?:m2|m²|sq\.? ?m|square met(?:re|er)s?|metros? cuadrados?)$/, 'm2'],
  [/^(?:m|metre|metres|meter|meters|m[eè]tres?|metros?)$/, 'm'],
  [/^(?:km|kilomet(?:re|er)s?|kil[oó]m[eè]tres?|kil[oó]metros?)$/, 'km'],
  [/^(?:ft|feet|foot|pieds?|pies?)$/, 'ft'],
];

/** Units that are not supported here: a number with one is reported and never mistaken for one in another unit. */
const foreign =
  /^(?:(?:sq|square)\.? ?(?:ft|feet|foot|km|mi|miles?|yds?|yards?)|(?:ft|km|mi|yd)[2²]|sf|mi|miles?|yds?|yards?|chains?|rods?|perches|arpents?|inch(?:es)?|cm|mm)$/;

const bare = (word: string): string => word.trim().toLowerCase().replace(/\.$/, '');

/** The unit that a word means; '' if it is none. */
const unitOf = (word: string): string => units.find(([pattern]) => pattern.test(bare(word)))?.[1] ?? '';

/** Square metres among the words of a heading, of which `m` and `metres` alone are lengths. */
const squareMetres = /(?:^|[^a-z])(?:sq\.? ?m|square met(?:re|er)s?|metros? cuadrados?)(?![a-z])/i;

/** What a heading is told by that names two units of one kind: nobody can know which of them its numbers have. */
const unclear = '?';

/** A longer heading is not searched for units. */
const longestHeading = 80;

/** Hectares per unit: an acre is 0.40468564224 ha (Weights and Measures Act, R.S.C. 1985, c. W-6, Schedule II). */
const hectaresOf: Readonly<Record<string, string>> = { ac: '0.40468564224', m2: '0.0001', ha: '1' };

const isAreaUnit = (unit: string): boolean => unit in hectaresOf;

/**
 * The unit that a heading names, in brackets or as one of its words: 'Area (ac)', 'Total acres'; an unknown one as it
 * is written, and '?' where it names two, as 'Acres (ha)' does.
 */
export function unitInHeading(header: string): string {
  if (header.length > longestHeading) return '';
  const inside = /[([]([^)\]]{1,20})[)\]]/.exec(header)?.[1] ?? '';
  const bracketed = unitOf(inside);
  const whole = bracketed || unitOf(header) || (squareMetres.test(header) ? 'm2' : '');
  const isForeign = foreign.test(bare(inside));
  const rest = (bracketed || isForeign ? header.replace(inside, '') : header)
    .split(/[^\p{L}\d²]/u)
    .filter(Boolean);
  if (whole !== '' && bracketed === '') return whole;
  if (isForeign) return inside.trim();
  if (bracketed === '' && rest.some((word) => foreign.test(bare(word)))) return unclear;
  const named = new Set(rest.map((word) => (bare(word) === 'acreage' ? 'ac' : unitOf(word))));
  if (bracketed !== '') {
    const isOther = (unit: string) => unit !== '' && unit !== bracketed && isAreaUnit(unit);
    return isAreaUnit(bracketed) && [...named].some(isOther) ? unclear : bracketed;
  }
  named.delete('');
  const [only = '', ...others] = named;
  if (others.length === 0) return only;
  return [only, ...others].every(isAreaUnit) ? unclear : '';
}

const metresOf: Readonly<Record<string, string>> = { m: '1', km: '1000', ft: '0.3048' };

const pattern = /^([-−(]?[\d.,][\d.,'’ ]{0,30}?) ?(\p{L}[\p{L}²]{0,11}2?\.?|sq\.? ?m\.?)$/iu;

function one(text: string, hasDecimalComma: boolean): Measured | undefined {
  const [, digits, word = ''] = pattern.exec(text) ?? [];
  const unit = unitOf(word);
  const number = digits === undefined || unit === '' ? undefined : writtenNumber(digits, hasDecimalComma);
  return number === undefined ? undefined : { number, unit };
}

/** Largest relative difference between two notations of one size, because they are rounded. */
const nearly = 0.006;

/** Whether two sizes are the same in different units. */
function isSame(first: Measured, second: Measured): boolean {
  if (first.unit === second.unit) return false;
  const each = [first, second].map(({ number, unit }) => {
    const factor = hectaresOf[unit] ?? metresOf[unit];
    return Number(number) * Number(factor);
  });
  const isArea = first.unit in hectaresOf;
  if (isArea !== second.unit in hectaresOf) return false;
  const [a = Number.NaN, b = Number.NaN] = each;
  return Math.abs(a - b) <= nearly * Math.max(a, b);
}

/** Longest cell in which a size is looked for. */
const longest = 60;

/**
 * A size and its unit in the notation of our lists. '2.47 ac (1.00 ha)' states the same size twice, so the first
 * counts. If the cell contains anything else, all of it is returned: it is not a number and will be reported.
 */
export function measured(cell: string, hasDecimalComma: boolean): Measured {
  const text = cell.trim().replace(/\s/g, ' ');
  if (text.length > longest) return { number: cell, unit: '' };
  const plain = writtenNumber(text, hasDecimalComma);
  if (plain !== undefined) return { number: plain, unit: '' };
  const single = one(text, hasDecimalComma);
  if (single) return single;
  const [, before = '', behind = ''] = /^([^(/]+)[(/]([^()/]+)\)?$/.exec(text) ?? [];
  const [first, second] = [one(before.trim(), hasDecimalComma), one(behind.trim(), hasDecimalComma)];
  return first && second && isSame(first, second) ? first : { number: cell, unit: '' };
}

/** Lengths in tenths of a millimetre: a foot is 0.3048 m. */
const lengths: Readonly<Record<string, number>> = { m: 10_000, km: 10_000_000, ft: 3048 };

/**
 * A size in another unit, with four decimals as sizes are stored; undefined if one of the units is not known, or one is
 * of areas and the other of lengths.
 */
export function convertedSize(number: string, from: string, to: string): string | undefined {
  const [length, wanted] = [lengths[from], lengths[to]];
  if (length === undefined || wanted === undefined) return convertedArea(number, from, to);
  return shareOf(productOf(number, String(length)), wanted, 4);
}

/**
 * A size under its heading, as the two columns of a line list. A number in an unsupported unit keeps that unit, and is
 * reported.
 */
export function sizeUnder(header: string, cell: string, hasDecimalComma: boolean): Measured {
  const { number, unit } = measured(cell, hasDecimalComma);
  const found = unit || unitInHeading(header);
  const isKept = found === '' || found in hectaresOf || found in metresOf;
  return isKept ? { number, unit: found } : { number: `${number} ${found}`, unit: '' };
}

/** An area in hectares with four decimals; text that is not an area stays as it is, and is reported. */
export function inHectares(header: string, cell: string, hasDecimalComma: boolean): string {
  const { number, unit } = sizeUnder(header, cell, hasDecimalComma);
  if (unit === '' || unit === 'ha') return number;
  const factor = hectaresOf[unit];
  if (writtenNumber(number) === undefined) return number;
  return factor === undefined ? `${number} ${unit}` : shareOf(productOf(number, factor), 1, 4);
}
