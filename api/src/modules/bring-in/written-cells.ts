import { type DayOrder, readDay } from '../../platform/tables/read-day.ts';
import { plainShare } from '../../platform/tables/share-figures.ts';
import { writtenNumber } from '../../platform/tables/written-number.ts';

/** A day in the unambiguous notation, if it can be read in the order of its column; otherwise as it is. */
export function writtenDay(text: string, order: DayOrder | undefined, isFrom1904: boolean): string {
  const read = readDay(text, order, isFrom1904);
  return 'day' in read ? read.day : text;
}

const landShare =
  /[;,]\s?(?:as to )?(?:an )?(?:undivided )?(\d{1,4}\s?\/\s?\d{1,5}|\d{1,3}(?:[.,]\d{1,4})?\s?%)(?: interest)?$/i;

/** Land, and the share that is written after it: 'SE 22-51-26-W4M; 1/2'. */
export function landAndShare(cell: string): { readonly land: string; readonly share: string } {
  const text = cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('; ');
  const share = landShare.exec(text)?.[1]?.replace(/\s/g, '') ?? '';
  return { land: share === '' ? text : text.replace(landShare, '').trim(), share };
}

/** Land whose parts are in separate columns; '' unless section, township and range are all present. */
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

/** A share as written, without blanks and with a decimal point: 1/2, 33.3%, 50. */
export function writtenShare(whole: string, hasDecimalComma: boolean): string {
  const text = plainShare(whole);
  const [, number = text, sign = ''] = /^([^%]{1,40})(%)$/.exec(text.trim()) ?? [];
  const read = writtenNumber(number, hasDecimalComma);
  return read === undefined ? text.replace(/\s/g, '') : `${read}${sign}`;
}

/**
 * A share as a fraction; '' if it is none, or if a number without a sign may be a fraction or per cent: 0.5 is half or
 * 0.5 %.
 */
export function fractionOf(share: string): string {
  if (/^\d{1,4}\/\d{1,5}$/.test(share)) return share;
  const [, whole, part = '', sign = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?(%?)$/.exec(share) ?? [];
  if (whole === undefined || (sign === '' && Number(`${whole}.${part || 0}`) <= 1)) return '';
  return `${Number(`${whole}${part}`)}/${100 * 10 ** part.length}`;
}
