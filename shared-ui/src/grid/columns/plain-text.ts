const ascii = /^[ -~]*$/;

/**
 * A text as it is compared: in small letters, without accents, and with the apostrophes, quotation marks and dashes that a
 * keyboard has.
 */
export function plainText(text: string): string {
  const small = text.toLowerCase();
  if (ascii.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-');
}
