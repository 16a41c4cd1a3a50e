import * as v from 'valibot';
import { limits } from '../limits/index.ts';
import { message } from './rules.ts';

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The maximum number of digits of a phone number with its country code (ITU-T E.164). */
const mostPhoneDigits = 15;

/** Whether a text contains more than one number: an extension or a second number would become digits of the first. */
const isMoreThanNumber = (text: string): boolean => {
  const { length } = digitsIn(text);
  return length > mostPhoneDigits || (length >= limits.phoneDigits && /[\p{L}#/;,]/u.test(text));
};

/** A phone number with at least ten digits (000 §5); the result is only its digits, without a leading +. */
export const phoneNumber = v.pipe(
  v.string(message('notText')),
  v.check((text) => !isMoreThanNumber(text), message('invalid')),
  v.transform(digitsIn),
  v.minLength(limits.phoneDigits, message('phoneDigits', { n: limits.phoneDigits })),
);

/** A phone number as it is shown: (###) ###-####, with the country code before it if it is longer (000 §5). */
export function phoneText(number: string): string {
  const digits = digitsIn(number);
  if (digits.length < limits.phoneDigits) return number;
  const [, prefix = '', area, exchange, line] = /^(\d*)(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return `${prefix ? `${prefix} ` : ''}(${area}) ${exchange}-${line}`;
}

/** The longest address that mail servers accept, and its longest part before the @ (RFC 5321). */
const longest = { address: 254, mailbox: 64 } as const;

const characters = v.pipe(v.string(), v.rfcEmail());
const topLevelDomain = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/**
 * Whether a text is one e-mail address: the characters of RFC 5322 (o'neil+land@example.ca), single dots, and a host
 * with a top-level domain.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > longest.address || !v.is(characters, text) || !topLevelDomain.test(text)) return false;
  const mailbox = text.slice(0, text.lastIndexOf('@'));
  return mailbox.length <= longest.mailbox && mailbox.split('.').every((part) => part !== '');
}

/** The addresses in a text, separated by semicolons and commas. */
export const emailAddresses = (text: string): readonly string[] =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** One or more e-mail addresses: 'Email is not valid' (000 §5); the result is joined with '; '. */
export const emailList = v.pipe(
  v.string(message('notText')),
  v.check((text) => {
    const addresses = emailAddresses(text);
    return addresses.length > 0 && addresses.every(isEmailAddress);
  }, message('notEmail')),
  v.transform((text) => emailAddresses(text).join('; ')),
);

/** User names that may not be chosen (decision 21). */
export const reservedUserNames: readonly string[] = ['admin', 'administrator', 'system', 'rightway'];

/** A user name: letters, digits, - . @ and _, and no reserved name (000 §5); the result is in lower case. */
export const userName = v.pipe(
  v.string(message('notText')),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9\-.@_]+$/, message('notUserName')),
  v.check((name) => !reservedUserNames.includes(name), message('notUserName')),
);
