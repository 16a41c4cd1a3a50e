import { withoutEnd } from '../limits/index.ts';

/** Longest text that is parsed: far more digits than any rule allows. */
const longest = 60;

const plain = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)$/;

/**
 * A decimal in its canonical form: digits, a point and a minus where they are needed, and no redundant zeros ('1500.5',
 * '-0.25', '0'). Undefined for every other text, including exponents.
 */
export function plainDecimal(text: string): string | undefined {
  const [, sign, digits = ''] = (text.length <= longest && plain.exec(text)) || [];
  if (sign === undefined) return undefined;
  const [before = '', after = ''] = digits.split('.');
  const whole = before.replace(/^0+/, '') || '0';
  const part = withoutEnd(after, '0');
  const written = part === '' ? whole : `${whole}.${part}`;
  return sign === '-' && written !== '0' ? `-${written}` : written;
}

/** Whether a value is a decimal in its canonical form. */
export const isDecimal = (value: unknown): value is `${number}` =>
  typeof value === 'string' && plainDecimal(value) === value;

/** Thousands with the same separator throughout: a space of any width, an apostrophe, a comma or a point. */
const grouped = /^\d{1,3}(?:([\s'’.,])\d{3})(?:\1\d{3})*$/;

const isOnce = (text: string, mark: string): boolean => text.indexOf(mark) === text.lastIndexOf(mark);

/** Where the decimal part begins; -1 if there is none. '1,500' is fifteen hundred, '1,5' is one and a half. */
function decimalMark(text: string): number {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return Math.max(point, comma);
  if (point >= 0) return isOnce(text, '.') ? point : -1;
  return comma >= 0 && isOnce(text, ',') && !/^[1-9]\d{0,2},\d{3}$/.test(text) ? comma : -1;
}

/**
 * A number as people write or paste it ('1,500.50', '1 500,50', '1.500,50', "1'500.5", '−3'), as a decimal; also a
 * finite JavaScript number. Undefined for anything that is not a number.
 */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    const text = String(value);
    // Only very small and very large numbers have an exponent.
    if (!text.includes('e')) return plainDecimal(text);
    return plainDecimal(value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }));
  }
  if (typeof value !== 'string' || value.length > longest) return undefined;
  const [, sign = '', text = ''] = /^([+\-−–]?)(.*)$/s.exec(value.trim()) ?? [];
  const mark = decimalMark(text);
  const whole = mark < 0 ? text : text.slice(0, mark);
  const part = mark < 0 ? '' : `.${text.slice(mark + 1)}`;
  const ungrouped = grouped.test(whole) ? whole.replace(/\D/g, '') : whole;
  return plainDecimal(`${sign === '−' || sign === '–' ? '-' : sign}${ungrouped}${part}`);
}
