import { withoutAccents } from 'shared-contracts';

/**
 * A text as it is compared: in small letters, without accents, and with the apostrophes, quotation marks and dashes that a
 * keyboard has.
 */
export const plainText = (text: string): string =>
  withoutAccents(text)
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-');
