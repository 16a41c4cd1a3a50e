import * as v from 'valibot';
import { limits } from '../limits/index.ts';
import { message } from './rules.ts';

/** An address with its scheme; a text without one is read as http. */
export const withScheme = (text: string): string => (/^https?:\/\//i.test(text) ? text : `http://${text}`);

/** A page's address as a browser opens it; undefined if the text is not an address. */
export function webAddress(text: string): URL | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return undefined;
  const url = URL.parse(withScheme(trimmed));
  // The host needs a dot: nobody means 'http://javascript' as an address.
  return url && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && url.username === '' ? url : undefined;
}

/** A web address, with or without http or https: 'Invalid value.' (000 §5). */
export const urlText = v.pipe(
  v.string(message('notText')),
  v.trim(),
  v.check((text) => webAddress(text) !== undefined, message('invalid')),
  v.maxLength(limits.url, message('maxLength', { n: limits.url })),
);

/** Letters, digits and spaces (000 §5). */
export const alphanumeric = v.pipe(
  v.string(message('notText')),
  v.regex(/^[\p{L}\d ]*$/u, message('invalidPlain')),
);

/** A colour of 3 or 6 hex digits, with or without # (000 §5). */
export const hexColor = v.pipe(
  v.string(message('notText')),
  v.trim(),
  v.regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i, message('invalid')),
);

/** A name in lower case except for its first letter (000 §5). */
export function normalizedName(text: string): string {
  const lower = text.trim().toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
