import { createRequire } from 'node:module';
import { type Charset, charsetOf, isInAscii, isNamed } from './charset-labels.ts';

// A CommonJS package, exported as `default`. It decodes with the tables of iconv-lite.
const { default: DataStream }: typeof import('@kenjiuno/msgreader/lib/DataStream.js') = createRequire(
  import.meta.url,
)('@kenjiuno/msgreader/lib/DataStream.js');

/**
 * Charsets that Node only decodes in their older part: no Hong Kong letters, and 2,350 of the 11,172 Korean syllables.
 */
const wholeTables: Partial<Record<Charset, string>> = { big5: 'big5hkscs', 'euc-kr': 'cp949' };

function decode(bytes: Uint8Array, charset: Charset): string {
  const table = wholeTables[charset];
  if (!table) return new TextDecoder(charset).decode(bytes);
  return new DataStream(bytes, 0, DataStream.LITTLE_ENDIAN).readString(bytes.length, table);
}

const byteOrderMarks = [
  { charset: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { charset: 'utf-16be', bytes: [0xfe, 0xff] },
  { charset: 'utf-16le', bytes: [0xff, 0xfe] },
] as const;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    strictUtf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The likely charset of bytes without a label. Text in another charset is almost never valid UTF-8 by chance. */
export const guessedCharset = (bytes: Uint8Array): Charset => (isUtf8(bytes) ? 'utf-8' : 'windows-1252');

const markOf = (bytes: Uint8Array) =>
  byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));

const lastOfAscii = 0x7f;

/**
 * Whether `decodeText` may return letters other than those written: there are bytes beyond ASCII, and their label is
 * unknown here, or is missing and they are not UTF-8.
 */
export function isGuess(bytes: Uint8Array, label: string | undefined): boolean {
  if (bytes.length === 0 || markOf(bytes) || charsetOf(label)) return false;
  if (!isNamed(label)) return !isUtf8(bytes);
  return isInAscii(label) || bytes.some((byte) => byte > lastOfAscii);
}

/**
 * Decodes bytes in the charset that a label means. A byte order mark wins, as in the Encoding Standard; without a known
 * label the charset is guessed. Bytes that are invalid in the charset become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, label: string | undefined): string {
  const charset = markOf(bytes)?.charset ?? charsetOf(label) ?? guessedCharset(bytes);
  return decode(bytes, charset);
}

/** How far into a page its charset must be declared (HTML Standard, `meta charset`). */
const declaredWithin = 1024;

/** The label that an HTML page declares for itself, for pages that come without one. */
export function labelInHtml(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, declaredWithin));
  const label = /<meta[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,60})/i.exec(head)?.[1];
  // A declaration that is readable as ASCII cannot be in UTF-16.
  return charsetOf(label)?.startsWith('utf-16') ? undefined : label;
}
