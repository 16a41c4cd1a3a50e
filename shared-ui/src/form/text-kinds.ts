import { termUnits } from 'shared-contracts/limits';
import { decimal, emailAddresses, normalizedName, phoneText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { argbToRgba, rgbaToArgb } from '../grid/color-text.ts';
import type { TextKind } from './use-committed-text.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A text as it is. */
export const plainKind: TextKind = { show: asText, read: (text) => text };

const anyNumber = decimal({ allowsNegative: true, integerDigits: 15, decimals: 15 });

/** A number where the text is one, else the text, for the rules to object to. */
function readNumber(text: string): unknown {
  if (text === '') return null;
  const number = v.safeParse(anyNumber, text);
  return number.success ? number.output : text;
}

const grouped = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 15 });
const cents = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 15 });

/** A number, shown with its thousands apart. */
export const numberKind: TextKind = {
  show: (value) => (typeof value === 'number' ? grouped.format(value) : asText(value)),
  read: readNumber,
};

/** An amount, shown with two decimals (000 §5). */
export const currencyKind: TextKind = {
  show: (value) => (typeof value === 'number' ? cents.format(value) : asText(value)),
  read: (text) => readNumber(text.replace(/^\s*\$/, '')),
};

/** A telephone number: kept as its digits, shown as (###) ###-#### (000 §5). */
export const phoneKind: TextKind = {
  show: (value) => phoneText(asText(value)),
  read: (text) => (/^[\d\s().+-]*$/.test(text) ? text.replace(/\D/g, '') : text),
};

/** E-mail addresses, between ; and comma. */
export const emailKind: TextKind = {
  show: asText,
  read: (text) => (/[;,]/.test(text) ? emailAddresses(text).join('; ') : text.trim()),
};

/** A user name, in lower case (000 §5). */
export const userNameKind: TextKind = {
  show: (value) => asText(value).toLowerCase(),
  read: (text) => text.trim().toLowerCase(),
};

export const trimmedKind: TextKind = { show: asText, read: (text) => text.trim() };

/** Capitals only (000 §5). */
export const upperCaseKind: TextKind = { show: asText, read: (text) => text.toUpperCase() };

/** Lower case but for the first letter (000 §5). */
export const nameKind: TextKind = { show: asText, read: normalizedName };

/** A colour whose opacity stands first, shown with it last (000 §4). */
export const argbKind: TextKind = {
  show: (value) => argbToRgba(asText(value)),
  read: (text) => (text.trim() === '' ? '' : rgbaToArgb(text.trim())),
};

/** Whether a value is a unit of a term. */
export const isTermUnit = (value: unknown): value is (typeof termUnits)[number] =>
  termUnits.some((unit) => unit === value);
