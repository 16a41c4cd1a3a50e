import { withoutAccents } from 'shared-contracts';

/**
 * A text in the form in which headings and names are compared: lower-case letters and digits without accents and
 * punctuation, with single blanks.
 */
export const plainText = (text: string): string =>
  withoutAccents(text)
    .replace(/#/g, ' no ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
