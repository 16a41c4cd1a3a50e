import type { Language } from 'shared-contracts';
import { isDecimal } from 'shared-contracts/decimal';
import { shownDate } from 'shared-contracts/shown-dates';
import { barText } from './report-bar.ts';
import type { ReportColumn } from './report-shapes.ts';

type Kind = ReportColumn['kind'];

const digits: Readonly<
  Record<Exclude<Kind, 'text' | 'date' | 'dated' | 'measured' | 'percents' | 'bar'>, Intl.NumberFormatOptions>
> = {
  number: { maximumFractionDigits: 4, useGrouping: 'always' },
  money: {
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'halfExpand',
  },
  price: { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 4 },
  share: { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'halfExpand' },
};

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, kind: keyof typeof digits): Intl.NumberFormat {
  const key = `${language} ${kind}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(`${language}-CA`, digits[kind]);
  formats.set(key, made);
  return made;
}

/** Whether a column's values are aligned right. */
export const isNumeric = (kind: Kind): boolean =>
  kind === 'number' || kind === 'money' || kind === 'price' || kind === 'share';

/** Number of formatted days that are cached; the days of a report repeat. */
const mostDays = 1000;

const days = new Map<string, string>();

function dayOf(value: string, language: Language): string {
  const key = `${language} ${value}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  if (days.size >= mostDays) days.clear();
  const shown = shownDate(value, language);
  days.set(key, shown);
  return shown;
}

/** A share at the end of a line. */
const percents = /(?<![\d.,])(\d+(?:\.\d+)?) %$/gm;

// Characters that would break the line or the file: control characters except tab and line feed.
const unfit = /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu;

/**
 * The displayed text of a cell; texts keep their line breaks. Decimals are formatted exactly, never through a float.
 */
export function shownCell(value: string | null | undefined, kind: Kind, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'bar') return barText(value);
  if (kind === 'date') return dayOf(value, language);
  if (kind === 'dated') {
    const [day = '', ...rest] = value.split('\n');
    return [dayOf(day, language), ...rest.map((line) => shownCell(line, 'text', language))].join('\n');
  }
  if (kind === 'percents')
    return shownCell(value, 'text', language).replace(
      percents,
      (_, amount: string) => `${shownCell(amount, 'number', language)} %`,
    );
  if (kind === 'measured') {
    const [amount = '', ...unit] = value.split(' ');
    return [shownCell(amount, 'number', language), ...unit].join(' ');
  }
  if (kind === 'text' || !isDecimal(value))
    return value.toWellFormed().replaceAll('\r\n', '\n').replace(unfit, '');
  // Decimals as text are formatted digit by digit (Intl.NumberFormat v3).
  return formatOf(language, kind).format(value as Intl.StringNumericLiteral);
}
