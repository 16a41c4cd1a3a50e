import * as v from 'valibot';
import { compareDecimals, readDecimal } from '../decimal/index.ts';
import { limits } from '../limits/index.ts';
import { message } from './rules.ts';
import type { ValidationText } from './validation-texts.ts';

export interface NumberRule {
  readonly allowsNegative?: boolean;
  readonly range?: { readonly min: number; readonly max: number };
  readonly integerDigits?: number;
  readonly decimals?: number;
  /** The message for a text that is not a number. */
  readonly notNumber?: ValidationText;
}

/** The number of digits before and after the decimal point; a single zero before it does not count. */
function digitsOf(decimal: string): { readonly before: number; readonly after: number } {
  const [before = '', after = ''] = decimal.replace(/^-?0?/, '').split('.');
  return { before: before.length, after: after.length };
}

const isIn = (decimal: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  compareDecimals(decimal, String(min)) >= 0 && compareDecimals(decimal, String(max)) <= 0;

/**
 * The number rule (000 §5), for texts in any usual notation and for numbers; the result is a decimal in its canonical
 * form (decision 56). Wrap it in `required` or `optionalNumber`. The errors in this order: not a number, negative, too
 * many digits, out of range.
 */
export function decimal(rule: NumberRule = {}) {
  const { allowsNegative = false, range, notNumber = 'notNumber' } = rule;
  const { integerDigits = limits.integerDigits, decimals = limits.decimals } = rule;
  const tooManyDecimals = decimals === 0 ? message('notWhole') : message('decimals', { n: decimals });
  return v.pipe(
    v.unknown(),
    v.transform(readDecimal),
    v.string(message(notNumber)),
    v.check((text) => allowsNegative || !text.startsWith('-'), message('notPositive')),
    v.check((text) => digitsOf(text).before <= integerDigits, message('integerDigits', { n: integerDigits })),
    v.check((text) => digitsOf(text).after <= decimals, tooManyDecimals),
    v.check((text) => !range || isIn(text, range), message('notBetween', range)),
  );
}

/** An amount of money with up to two decimals; anything else gives 'Invalid value' (000 §5). */
export const money = (rule: Omit<NumberRule, 'notNumber' | 'decimals'> = {}) =>
  decimal({ ...rule, decimals: 2, notNumber: 'invalidPlain' });

/** Any whole number with this many digits fits GraphQL's Int and the database's integer. */
const wholeDigits = 9;

/** A whole number, for example of days; the result is a JavaScript number. */
export const wholeNumber = (rule: Omit<NumberRule, 'decimals'> = {}) =>
  v.pipe(decimal({ integerDigits: wholeDigits, ...rule, decimals: 0 }), v.transform(Number));

/** A number that may be missing: an empty field gives null. A text of spaces is not a number (000 §5). */
export function optionalNumber<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' || value === undefined ? null : value)),
    v.nullable(schema),
  );
}

/** A text of digits only; anything else gives 'Invalid value' (000 §5). */
export const digits = v.pipe(
  v.string(message('notText')),
  v.trim(),
  v.regex(/^\d+$/, message('invalidPlain')),
);
