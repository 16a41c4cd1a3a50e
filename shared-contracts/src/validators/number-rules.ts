import * as v from 'valibot';
import { limits } from '../limits/index.ts';
import { message } from './rules.ts';
import type { ValidationText } from './validation-texts.ts';

export interface NumberRule {
  readonly allowsNegative?: boolean;
  readonly range?: { readonly min: number; readonly max: number };
  readonly integerDigits?: number;
  readonly decimals?: number;
  /** Said of what is no number. */
  readonly notNumber?: ValidationText;
}

const written = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A number as it is written, grouped or not; undefined where it is none. */
function readNumber(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value))
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
  return written.test(text) ? text : undefined;
}

/** Digits before and after the decimal point, zeros that say nothing left out. */
function digitsOf(text: string): { readonly before: number; readonly after: number } {
  const [before = '', after = ''] = text.replace(/^[+-]/, '').split('.');
  return { before: before.replace(/^0+/, '').length, after: after.replace(/0+$/, '').length };
}

/**
 * The number rule (000 §5), for numbers and for texts that hold one; gives a number.
 * Wrap it in `required` or `optional`. What it says first: not a number, negative,
 * too many digits, out of range.
 */
export function decimal(rule: NumberRule = {}) {
  const { allowsNegative = false, range, notNumber = 'notNumber' } = rule;
  const { integerDigits = limits.integerDigits, decimals = limits.decimals } = rule;
  return v.pipe(
    v.unknown(),
    v.transform(readNumber),
    v.string(message(notNumber)),
    v.check((text) => allowsNegative || Number(text) >= 0, message('notPositive')),
    v.check((text) => digitsOf(text).before <= integerDigits, message('integerDigits', { n: integerDigits })),
    v.check((text) => digitsOf(text).after <= decimals, message('decimals', { n: decimals })),
    v.check(
      (text) => !range || (Number(text) >= range.min && Number(text) <= range.max),
      message('notBetween', range),
    ),
    v.transform(Number),
  );
}

/** An amount of money: what is none gives 'Invalid value' (000 §5); cents are kept, no more. */
export const money = (rule: Omit<NumberRule, 'notNumber' | 'decimals'> = {}) =>
  decimal({ ...rule, decimals: 2, notNumber: 'invalidPlain' });

/** A whole number, for example of a sequence. */
export const wholeNumber = (rule: Omit<NumberRule, 'decimals'> = {}) => decimal({ ...rule, decimals: 0 });

/** Digits and nothing else, kept as text: 'Invalid value' (000 §5). */
export const digits = v.pipe(
  v.string(message('notText')),
  v.trim(),
  v.regex(/^\d+$/, message('invalidPlain')),
);
