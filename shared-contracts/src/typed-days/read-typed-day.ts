import { dayAfter, weekdayOf } from '../days/index.ts';
import type { Language } from '../i18n/language.ts';
import type { DayOrder } from './day-order.ts';
import { monthNamed, nearDayNamed, weekdayNamed } from './day-words.ts';

/** The settings for reading a typed day. */
export interface DaySetting {
  /** The current date of the person, yyyy-MM-dd. */
  readonly today: string;
  readonly language: Language;
  /** Without an order, a date that can be read in two ways is refused. */
  readonly order?: DayOrder | undefined;
}

/** A longer text is not a day. */
const longest = 40;

const yearFirst = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;
const wordFirst = /^(\p{L}{3,12})[-. ]{0,2}(\d{1,2})(?:st|nd|rd|th)?(?:[-., ]{1,2}(\d{4}))?$/u;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-. ]{0,2}(?:de )?(\p{L}{3,12})(?:[-., ]{1,2}(?:de )?(\d{4}))?$/u;
const fromToday = /^([+-]) ?(\d{1,5})$/;
const word = /^(\p{L}{3,12})\.?$/u;

/** A day of the calendar as yyyy-MM-dd; undefined if there is no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isThere = year >= 1000 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isThere ? moment.toISOString().slice(0, 10) : undefined;
}

/** A date of numbers with the year last: accepted if it can be read in only one way, or in the person's order. */
function inOrder(one: number, other: number, year: number, order: DayOrder | undefined): string | undefined {
  const [asDay, asMonth] = [dayOf(year, other, one), dayOf(year, one, other)];
  if (asDay && asMonth && asDay !== asMonth) return order && (order === 'day' ? asDay : asMonth);
  return asDay ?? asMonth;
}

/** The day a number of days from today; undefined for years after 9999, which cannot be written. */
function nearToday(days: number, today: string): string | undefined {
  const day = dayAfter(today, days);
  return day.length === today.length ? day : undefined;
}

/** A day with the name of its month; without a year, in the current year. */
function withName(text: string, thisYear: string): string | undefined {
  const [, name, day, year] = wordFirst.exec(text) ?? [];
  const [, dayBefore, nameBehind, yearBehind] = dayFirst.exec(text) ?? [];
  const month = monthNamed(name ?? nameBehind ?? '');
  if (month === undefined) return undefined;
  return dayOf(Number(year ?? yearBehind ?? thisYear), month, Number(day ?? dayBefore));
}

/** 'today', 'tomorrow' and similar words; the name of a weekday means the next one after today. */
function inOneWord(name: string, { today, language }: DaySetting): string | undefined {
  const near = nearDayNamed(name, language);
  if (near !== undefined) return dayAfter(today, near);
  const weekday = weekdayNamed(name, language);
  return weekday === undefined ? undefined : dayAfter(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

/**
 * The day that somebody typed, as yyyy-MM-dd: 'nov 23', '23/11/2026', '+14', 'fri'. Undefined if any part of the text
 * is not understood or if it can mean two days, because a date is never guessed. In a date that begins with the year,
 * the month comes next. The rules of fields and of the API accept only yyyy-MM-dd; this function converts typed text
 * before they are applied.
 */
export function readTypedDay(text: string, setting: DaySetting): string | undefined {
  const typed = text.trim();
  if (typed.length > longest) return undefined;
  const numbers = yearFirst.exec(typed);
  if (numbers) return dayOf(Number(numbers[1]), Number(numbers[3]), Number(numbers[4]));
  const [, year, month, day] = compact.exec(typed) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(day));
  const ordered = yearLast.exec(typed);
  if (ordered) return inOrder(Number(ordered[1]), Number(ordered[3]), Number(ordered[4]), setting.order);
  const [, sign, days] = fromToday.exec(typed) ?? [];
  if (sign) return nearToday(Number(`${sign}${days}`), setting.today);
  const [, name] = word.exec(typed) ?? [];
  return name ? inOneWord(name, setting) : withName(typed, setting.today.slice(0, 4));
}
