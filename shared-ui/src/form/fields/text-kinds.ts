import { isDecimal, readDecimal } from 'shared-contracts/decimal';
import { termUnits } from 'shared-contracts/limits';
import { emailAddresses, normalizedName, phoneText } from 'shared-contracts/validators';
import { argbToRgba, rgbaToArgb } from '../../theme/color-text.ts';
import type { TextKind } from './use-committed-text.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A text as it is. */
export const plainKind: TextKind = { show: asText, read: (text) => text };

/** A decimal in its one writing where the text is a number in any usual one, else the text, for the rules to object to. */
const readNumber = (text: string): unknown => (text === '' ? null : (readDecimal(text) ?? text));

const grouped = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 15 });
const cents = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 15 });

const shownIn =
  (format: Intl.NumberFormat) =>
  (value: unknown): string =>
    typeof value === 'number' || isDecimal(value) ? format.format(value) : asText(value);

/** A number, kept as a decimal (decision 56) and shown with its thousands apart. */
export const numberKind: TextKind = { show: shownIn(grouped), read: readNumber };

/** A whole number, kept as a JavaScript number. */
export const wholeNumberKind: TextKind = {
  show: shownIn(grouped),
  read: (text) => {
    const read = readNumber(text);
    return isDecimal(read) && Number.isSafeInteger(Number(read)) ? Number(read) : read;
  },
};

/** The sign and the name of the currency, before or after an amount. */
const currency = /^\s*(?:CA)?\$|(?:\$|CAD)\s*$/g;

/** An amount, kept as a decimal and shown with two decimals (000 §5). */
export const currencyKind: TextKind = {
  show: shownIn(cents),
  read: (text) => readNumber(text.replace(currency, '')),
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

/** A text without the space around it. */
export const trimmedKind: TextKind = { show: asText, read: (text) => text.trim() };

/** Capitals only (000 §5). */
export const upperCaseKind: TextKind = { show: asText, read: (text) => text.toUpperCase() };

/** Lower case except for the first letter (000 §5). */
export const nameKind: TextKind = { show: asText, read: normalizedName };

/** A colour that is stored with its opacity first and shown with it last (000 §4). */
export const argbKind: TextKind = {
  show: (value) => argbToRgba(asText(value)),
  read: (text) => (text.trim() === '' ? '' : rgbaToArgb(text.trim())),
};

/** Whether a value is a unit of a term. */
export const isTermUnit = (value: unknown): value is (typeof termUnits)[number] =>
  termUnits.some((unit) => unit === value);
