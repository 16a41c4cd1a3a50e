import { create } from 'content-disposition';

/** Letters and signs without a form of their own in ASCII that decomposition would give. */
const plainForms: Readonly<Record<string, string>> = {
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-', '·': '-', '⁄': '-' },
  ...{ '‘': "'", '’': "'", '“': "'", '”': "'", '«': "'", '»': "'", '…': '...' },
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
};

/**
 * A name in ASCII, for programs that do not read the UTF-8 one: letters without accents, '_' for letters without an
 * ASCII form.
 */
function asciiName(name: string): string {
  const decomposed = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...decomposed]
    .map((one) => plainForms[one] ?? one)
    .map((one) => (/^[\x20-\x7e]+$/.test(one) ? one : '_'))
    .join('');
}

/** The header `content-disposition` of a file: its name in UTF-8, followed by an ASCII one if that differs. */
export const fileDisposition = (name: string, type: 'attachment' | 'inline' = 'attachment'): string =>
  create(name, { type, fallback: asciiName(name) });
