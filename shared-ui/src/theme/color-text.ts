/** A colour of 3 or 6 hex digits as style sheets write it; anything else shows no colour. */
export const cssColor = (text: string): string =>
  /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? `#${text.replace('#', '')}` : 'transparent';

const eightDigits = /^#?([0-9a-f]{2})([0-9a-f]{6})$/i;

/** A colour with its opacity first as one with it last; full opacity is dropped (000 §4). */
export function argbToRgba(text: string): string {
  const [, alpha = '', rest = ''] = eightDigits.exec(text) ?? [];
  if (rest === '') return text;
  return alpha.toLowerCase() === 'ff' ? `#${rest}` : `#${rest}${alpha}`;
}

/** A colour with its opacity last, or without, as one with it first. */
export function rgbaToArgb(text: string): string {
  const digits = text.replace('#', '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#FF${digits}`;
  if (/^[0-9a-f]{8}$/i.test(digits)) return `#${digits.slice(6)}${digits.slice(0, 6)}`;
  return text;
}
