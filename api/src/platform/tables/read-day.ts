import { daySerial } from '../workbooks/serial-days.ts';

/** Whether the dates of a column start with the day (31/01) or the month (01/31), if one of them decides it. */
export type DayOrder = 'day' | 'month' | 'both';

/** Why a text is no day, or which two days it may be. */
type DayReading =
  | { readonly day: string }
  | { readonly fault: 'notDate' | 'twoOrders' }
  | { readonly fault: 'twoDates'; readonly one: string; readonly other: string };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const spanish = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
/** June and July differ only in their fourth letter. */
const french = [
  'janv',
  'fevr',
  'mars',
  'avri',
  'mai',
  'juin',
  'juil',
  'aout',
  'sept',
  'octo',
  'nove',
  'dece',
];

/** Longer texts are no day. */
const longest = 40;

/** Years for two digits: 00 to 69 are after 2000. */
const century = (year: number): number => (year < 70 ? 2000 + year : 1900 + year);

function dayOf(year: number, month: number, day: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isThere =
    year >= 1000 && year <= 9999 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isThere ? moment.toISOString().slice(0, 10) : undefined;
}

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[T ]\d{1,2}:\d{2}.{0,15})?$/;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const dayWord = /^(\d{1,2})(?:er)?[-/. ,]{0,2}(?:de )?(\p{L}{3,10})\.?[-/. ,]{0,2}(?:de )?(\d{4}|\d{2})$/u;
const wordDay = /^(\p{L}{3,10})\.?[-/. ]{0,2}(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,3}(\d{4}|\d{2})$/u;
const compact = /^(\d{4})(\d{2})(\d{2})$/;

const monthOf = (word: string): number => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const start = plain.slice(0, 3);
  const known = Math.max(months.indexOf(start), spanish.indexOf(start)) + 1;
  return known > 0 ? known : french.findIndex((month) => plain.startsWith(month.slice(0, plain.length))) + 1;
};

const yearOf = (text: string): number => (text.length === 2 ? century(Number(text)) : Number(text));

/** The order that a text proves, as 31/01/2026 does; undefined if it proves none. */
export function orderOf(text: string): 'day' | 'month' | undefined {
  const [, one, other] = (text.length <= longest && yearLast.exec(text.trim())) || [];
  if (Number(one) > 12 && Number(other) <= 12) return 'day';
  return Number(other) > 12 && Number(one) <= 12 ? 'month' : undefined;
}

/** The calendar day in a cell: as text in the usual orders, or as the number of days that a spreadsheet stores. */
export function readDay(text: string, order: DayOrder | undefined, isFrom1904: boolean): DayReading {
  const given = text.trim();
  const none = { fault: 'notDate' } as const;
  const from = (day: string | undefined): DayReading => (day ? { day } : none);
  if (given.length > longest) return none;
  const first = yearFirst.exec(given) ?? compact.exec(given);
  if (first) {
    const whole = dayOf(Number(first[1]), Number(first[2]), Number(first[3]));
    if (whole || given.includes('-')) return from(whole);
  }
  if (/^\d{1,7}(\.\d{1,12})?$/.test(given)) return from(daySerial(Number(given), isFrom1904));
  const named = dayWord.exec(given);
  if (named) return from(dayOf(yearOf(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1])));
  const worded = wordDay.exec(given);
  if (worded) return from(dayOf(yearOf(worded[3] ?? ''), monthOf(worded[1] ?? ''), Number(worded[2])));
  const [, a = '', b = '', year = ''] = yearLast.exec(given) ?? [];
  if (!year) return none;
  const dayFirst = dayOf(yearOf(year), Number(b), Number(a));
  const monthFirst = dayOf(yearOf(year), Number(a), Number(b));
  if (!dayFirst || !monthFirst || dayFirst === monthFirst) return from(dayFirst ?? monthFirst);
  if (order === 'both') return { fault: 'twoOrders' };
  if (order) return { day: order === 'day' ? dayFirst : monthFirst };
  return { fault: 'twoDates', one: dayFirst, other: monthFirst };
}
