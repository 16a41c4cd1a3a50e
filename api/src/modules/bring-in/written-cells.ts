import { readDay } from '../../platform/tables/read-day.ts';

/** A number with the unit behind it. */
interface Measured {
  readonly number: string;
  /** As our lists name it; '' without one. */
  readonly unit: string;
}

const units: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^(?:ac|acs|acre|acres|acr\.?)$/i, 'ac'],
  [/^(?:ha|has|hectare|hectares|hectarea|hectareas|hect[aá]reas?)$/i, 'ha'],
  [/^(?:m2|m²|sq\.? ?m\.?)$/i, 'm2'],
  [/^(?:m|metre|metres|meter|meters|m[eè]tres?|metros?)$/i, 'm'],
  [/^(?:km|kilomet(?:re|er)s?|kil[oó]metros?)$/i, 'km'],
  [/^(?:ft|feet|foot|pieds?)$/i, 'ft'],
];

/** The unit that a word means; '' if it means none. */
const unitOf = (word: string): string => units.find(([pattern]) => pattern.test(word.trim()))?.[1] ?? '';

/** The unit in the brackets of a heading, or that is the heading: 'Area (ac)', 'Hectares'. */
export function unitInHeading(header: string): string {
  const inside = /[([]([^)\]]{1,20})[)\]]/.exec(header)?.[1] ?? '';
  return unitOf(inside) || unitOf(header);
}

/** A number as the table writes it, in the way that is read everywhere. */
export const withPoint = (text: string, hasDecimalComma: boolean): string =>
  hasDecimalComma && /^[-+]?[\d. \u00a0\u202f']{1,30}(?:,\d{1,10})?\s?%?$/.test(text)
    ? text.replace(/[. \u00a0\u202f']/g, '').replace(',', '.')
    : text;

/** A size and its unit. */
export function measured(text: string, hasDecimalComma: boolean): Measured {
  const [, number = text, word = ''] =
    /^([-+\d.,' \u00a0\u202f]{1,30}?)\s?([\p{L}²]{1,12}2?\.?)$/u.exec(text) ?? [];
  const unit = unitOf(word);
  return unit === ''
    ? { number: withPoint(text, hasDecimalComma), unit: '' }
    : { number: withPoint(number.trim(), hasDecimalComma), unit };
}

/** Hectares of one of each unit: an acre is 0.40468564224 ha (Weights and Measures Act, R.S.C. 1985, c. W-6, Schedule II). */
const hectaresOf: Readonly<Record<string, number>> = { ac: 0.404_685_642_24, m2: 0.0001 };

/** An area in hectares with four decimals, where its unit is another; a number that cannot be read stays as it is. */
export function inHectares(number: string, unit: string): string {
  const factor = hectaresOf[unit];
  if (factor === undefined || !/^\d{1,12}(?:\.\d{1,8})?$/.test(number)) return number;
  return String(Number((Number(number) * factor).toFixed(4)));
}

/** A day in the one writing that nobody doubts, where it can be read in the order of its column; else as it is. */
export function writtenDay(text: string, order: 'day' | 'month' | undefined, isFrom1904: boolean): string {
  const read = readDay(text, order, isFrom1904);
  return 'day' in read ? read.day : text;
}

const landShare =
  /[;,]\s?(?:as to )?(?:an )?(?:undivided )?(\d{1,4}\s?\/\s?\d{1,5}|\d{1,3}(?:[.,]\d{1,4})?\s?%)(?: interest)?$/i;

/** Land, and the share that is written behind it: 'SE 22-51-26-W4M; 1/2'. */
export function landAndShare(cell: string): { readonly land: string; readonly share: string } {
  const text = cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('; ');
  const share = landShare.exec(text)?.[1]?.replace(/\s/g, '') ?? '';
  return { land: share === '' ? text : text.replace(landShare, '').trim(), share };
}

/** Land that is written in a column for each of its parts; '' where section, township and range are not all there. */
export function landOfParts(parts: {
  readonly quarter: string;
  readonly section: string;
  readonly township: string;
  readonly range: string;
  readonly meridian: string;
}): string {
  const { quarter, section, township, range, meridian } = parts;
  if (section === '' || township === '' || range === '') return '';
  const inRange = /^(\d{1,2})\s?-?\s?W\s?(\d)/i.exec(range);
  const west = inRange?.[2] ?? /\d/.exec(meridian)?.[0] ?? '';
  const place = `${section}-${township}-${inRange?.[1] ?? range}`;
  const behind = west === '' ? '' : `-W${west}M`;
  return /^\d{1,2}$/.test(quarter)
    ? `${quarter}-${place}${west === '' ? '' : `W${west}`}`
    : `${quarter} ${place}${behind}`.trim();
}

/** A share as a fraction; '' where it is none. */
export function fractionOf(share: string): string {
  if (/^\d{1,4}\/\d{1,5}$/.test(share)) return share;
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?%?$/.exec(share) ?? [];
  if (whole === undefined) return '';
  return `${Number(`${whole}${part}`)}/${100 * 10 ** part.length}`;
}
