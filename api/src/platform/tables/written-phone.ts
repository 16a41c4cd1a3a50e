/** A telephone number in a cell, and whether the cell says more. */
export interface WrittenPhone {
  /** The number as written, or its digits. */
  readonly number: string;
  /**
   * The whole cell if it contains more than a number: an extension, a second number, or whose number it is; otherwise
   * ''.
   */
  readonly more: string;
}

/** Longer cells are remarks. */
const longest = 200;

/** A North American number. */
const american = /(?<!\d)(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}(?!\d)/g;

/** Words that only state the kind of number. */
const labels =
  /^(?:tel|telephone|ph|phone|cell|cellular|mobile|mob|home|hm|office|off|bus|business|work|wk|res|residence|main|c|h|w|b|m|o|r|no|number|t[eé]l|t[eé]l[eé]phone|cel|celular|m[oó]vil|casa|maison|bureau)$/i;

const isOnlyDigits = /^\+?[\d ().–-]+$/;

/** Most digits of a number including its country code (ITU-T E.164). */
const mostDigits = 15;

/**
 * The first telephone number in a cell; undefined if the cell has neither a North American number nor one that begins
 * with +.
 */
export function writtenPhone(cell: string): WrittenPhone | undefined {
  const text = cell.trim().replace(/\s/g, ' ');
  if (text.length > longest) return undefined;
  const digits = text.replace(/\D/g, '').length;
  if (text.startsWith('+') && isOnlyDigits.test(text) && digits >= 10 && digits <= mostDigits)
    return { number: text, more: '' };
  const [number, ...others] = text.match(american) ?? [];
  if (number === undefined) return undefined;
  const beside = text.replace(american, ' ');
  const words = beside.split(/[^\p{L}\d]/u).filter(Boolean);
  const isAlone = others.length === 0 && words.every((word) => labels.test(word)) && !beside.includes('?');
  return { number, more: isAlone ? '' : cell.trim() };
}
