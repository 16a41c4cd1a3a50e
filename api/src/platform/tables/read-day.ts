import { daySerial } from '../workbooks/serial-days.ts';
import { monthNamed, weekdaysNamed } from './month-names.ts';
import { withoutTime } from './time-behind.ts';

/**
 * Whether the dates of a column begin with the day (31/01), the month (01/31) or the year (26-01-31), if this can be
 * determined.
 */
export type DayOrder = 'day' | 'month' | 'year' | 'both';

/** Why a text is not a day, or which two days it may mean. */
type DayReading =
  | { readonly day: string }
  | { readonly fault: 'notDate' | 'twoOrders' }
  | { readonly fault: 'twoDates'; readonly one: string; readonly other: string };

/** A longer text is not a day. */
const longest = 60;

const notDate = { fault: 'notDate' } as const;

/** Formats a day as yyyy-MM-dd; undefined if it does not exist in the calendar. */
function dayOf(year: number, month: number | undefined, day: number): string | undefined {
  if (month === undefined) return undefined;
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isThere =
    year >= 1000 && year <= 9999 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isThere ? moment.toISOString().slice(0, 10) : undefined;
}

const yearFirst = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayWord =
  /^(?:the |le |el )?(\d{1,2})(?:st|nd|rd|th|er|º)?(?: day)?(?: of | de |[-/. ,]{0,2})(\p{L}{3,10})\.?(?: del? |[-/. ,]{0,2})(\d{4}|\d{2})$/iu;
/** Two digits after a dash are only a year in 'Nov-23-26'; 'Nov 22-26' is a range of five days. */
const wordDay =
  /^(\p{L}{3,10})\.?(?:(-)|[/. ]{0,2})(\d{1,2})(?:st|nd|rd|th)?(?:(-)|[/., ]{1,2})(?:del? )?(\d{4}|\d{2})$/iu;
const yearWord = /^(\d{4})(?:[-/.]|,? )(\p{L}{3,10})\.?[-/. ](\d{1,2})$/u;
const serialNumber = /^(\d{1,7})(?:\.\d{1,12})?$/;

/**
 * The numbers of days in a spreadsheet that are read as days: from 1909 to 2173. Others are more likely a year, a month
 * with its year, or a day without separators. `end` is the last day of a spreadsheet's calendar.
 */
const serials = { first: 3300, last: 99_999, end: 2_958_465 } as const;

/**
 * Two-digit years below the first are after 2000, those from the second on before it; those in between may be either.
 */
const centuries = { first: 50, last: 70 } as const;

/** The years that digits may mean, the later one first. */
function yearsOf(text: string): readonly number[] {
  const year = Number(text);
  if (text.length > 2) return [year];
  if (year < centuries.first) return [2000 + year];
  return year < centuries.last ? [2000 + year, 1900 + year] : [1900 + year];
}

/** Returns one day, or two if the text may mean either. */
function answer(days: readonly (string | undefined)[]): DayReading {
  const [one, other] = new Set(days.filter((day) => day !== undefined));
  if (one === undefined) return notDate;
  return other === undefined ? { day: one } : { fault: 'twoDates', one, other };
}

/** Whether the first of three two-digit numbers may be the year, as in 26-11-05; nobody writes that with full stops. */
const mayBeginWithYear = (first: string, mark: string, second: string, last: string): boolean =>
  mark !== '.' &&
  second.length === 2 &&
  last.length === 2 &&
  dayOf(2000 + Number(first), Number(second), Number(last)) !== undefined;

/** The order that a text proves, as 31/01/2026 does; undefined if it could be several. */
export function orderOf(text: string): 'day' | 'month' | 'year' | undefined {
  const written = text.length <= longest ? withoutTime(text.trim()) : undefined;
  const [, one = '', mark = '', other = '', year = ''] = yearLast.exec(written ?? '') ?? [];
  // No month has that many days: 99-12-31.
  if (Number(one) > 31) return mayBeginWithYear(one, mark, other, year) ? 'year' : undefined;
  if (Number(one) > 12 && Number(other) <= 12)
    return mayBeginWithYear(one, mark, other, year) ? undefined : 'day';
  return Number(other) > 12 && Number(one) <= 12 ? 'month' : undefined;
}

/** Reads a day of three numbers: the year is last, or may be first if all have two digits. */
function inOrder(
  [one, mark, other, year]: readonly [one: string, mark: string, other: string, year: string],
  order: DayOrder | undefined,
): DayReading {
  const years = yearsOf(year);
  const dayFirst = years.map((each) => dayOf(each, Number(other), Number(one)));
  const monthFirst = years.map((each) => dayOf(each, Number(one), Number(other)));
  const mayBegin = mayBeginWithYear(one, mark, other, year);
  const yearFirst = mayBegin ? yearsOf(one).map((each) => dayOf(each, Number(other), Number(year))) : [];
  const [day, month] = [dayFirst[0], monthFirst[0]];
  if (mayBegin && (order === 'year' || (!day && !month))) return answer(yearFirst);
  if (order === 'month' && month) return answer(monthFirst);
  if (!day || !month || day === month)
    return day && mayBegin && order !== 'day'
      ? answer([day, yearFirst[0]])
      : answer(day ? dayFirst : monthFirst);
  if (order === 'both') return { fault: 'twoOrders' };
  return order === 'day' ? answer(dayFirst) : { fault: 'twoDates', one: day, other: month };
}

/** Reads a day with the name of its month. */
function named(text: string): DayReading {
  const [, first, ofFirst = '', dayOfFirst] = yearWord.exec(text) ?? [];
  if (first) return answer([dayOf(Number(first), monthNamed(ofFirst), Number(dayOfFirst))]);
  const [, before, month = '', year = ''] = dayWord.exec(text) ?? [];
  if (before) return answer(yearsOf(year).map((each) => dayOf(each, monthNamed(month), Number(before))));
  const [, word = '', ownDash, day, dash, last = ''] = wordDay.exec(text) ?? [];
  if (day === undefined || (dash && !ownDash && last.length === 2)) return notDate;
  return answer(yearsOf(last).map((each) => dayOf(each, monthNamed(word), Number(day))));
}

/** Reads a day without a time or a day of the week. */
function written(text: string, order: DayOrder | undefined, isFrom1904: boolean): DayReading {
  const first = yearFirst.exec(text);
  if (first) return answer([dayOf(Number(first[1]), Number(first[3]), Number(first[4]))]);
  const [, year, month, day] = compact.exec(text) ?? [];
  if (year) return answer([dayOf(Number(year), Number(month), Number(day))]);
  const serial = Number(serialNumber.exec(text)?.[1] ?? Number.NaN);
  if (!Number.isNaN(serial)) {
    const isOne = serial === serials.end || (serial >= serials.first && serial <= serials.last);
    return answer([isOne ? daySerial(serial, isFrom1904) : undefined]);
  }
  const [, one, mark = '', other = '', last = ''] = yearLast.exec(text) ?? [];
  return one ? inOrder([one, mark, other, last], order) : named(text);
}

/** Reads the calendar day in a cell: text in the usual orders, or a spreadsheet's number of days. */
export function readDay(text: string, order: DayOrder | undefined, isFrom1904: boolean): DayReading {
  if (text.length > longest) return notDate;
  const given = withoutTime(
    text
      .trim()
      .replace(/\s/g, ' ')
      .replace(/[.,;]$/, ''),
  );
  if (given === undefined) return notDate;
  const read = written(given, order, isFrom1904);
  const [all, weekday = ''] = /^(\p{L}{3,10})[.,]{0,2} /u.exec(given) ?? [];
  if (!all || !('fault' in read) || read.fault !== 'notDate') return read;
  // A day of the week may be added; if it does not match the date, one of them is wrong.
  const days = weekdaysNamed(weekday);
  const beside = written(given.slice(all.length), order, isFrom1904);
  const isOther = 'day' in beside && !days.includes(new Date(beside.day).getUTCDay());
  return days.length === 0 || isOther ? notDate : beside;
}
