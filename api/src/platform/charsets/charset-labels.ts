import { charsetOfCodePage } from './code-pages.ts';

/** The charsets of the Encoding Standard (https://encoding.spec.whatwg.org/#names-and-labels). */
export const charsets = [
  'utf-8',
  'ibm866',
  'iso-8859-2',
  'iso-8859-3',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-8-i',
  'iso-8859-10',
  'iso-8859-13',
  'iso-8859-14',
  'iso-8859-15',
  'iso-8859-16',
  'koi8-r',
  'koi8-u',
  'macintosh',
  'windows-874',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'x-mac-cyrillic',
  'gbk',
  'gb18030',
  'big5',
  'euc-jp',
  'iso-2022-jp',
  'shift_jis',
  'euc-kr',
  'utf-16le',
  'utf-16be',
] as const;

export type Charset = (typeof charsets)[number];

/** Labels in use that are neither a standard one nor a spelling of a charset's name, without separators. */
const aliases: Readonly<Record<string, Charset>> = {
  utf8mb4: 'utf-8',
  ucs2: 'utf-16le',
  utf16bigendian: 'utf-16be',
  utf16littleendian: 'utf-16le',
  macroman: 'macintosh',
  uhc: 'euc-kr',
  eucgb2312cn: 'gbk',
  euccn: 'gbk',
  mskanji: 'shift_jis',
  windows31j: 'shift_jis',
  iso2022jp1: 'iso-2022-jp',
  iso2022jp2: 'iso-2022-jp',
  iso2022jpms: 'iso-2022-jp',
  big5hkscs: 'big5',
};

/**
 * Labels that do not determine letters beyond ASCII. The standard reads ASCII as windows-1252, but programs that use
 * this label by mistake write UTF-8 just as often.
 */
const silent = new Set(['usascii', 'ascii', 'ansix341968', 'xuserdefined', 'userdefined']);

const withoutSeparators = (label: string): string => label.replaceAll(/[^a-z0-9]/g, '');

const spellings: ReadonlyMap<string, Charset> = new Map(
  charsets.flatMap((name) => [
    [withoutSeparators(name), name],
    [withoutSeparators(name.replace(/^x-/, '')), name],
  ]),
);

const known: ReadonlySet<string> = new Set(charsets);
const isCharset = (name: string): name is Charset => known.has(name);

/** The charset of a label that the Encoding Standard lists. */
function standardCharset(label: string): Charset | undefined {
  try {
    const name = new TextDecoder(label).encoding;
    return isCharset(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

const ofCodePage = /^(?:cp|windows|win|ms|ibm|dos|codepage)?(\d{3,5})$/;
const ofLatin = /^(?:iso)?8859(\d{1,2})[ie]?$/;

/** Labels are short; anything longer is not a label. */
const longestLabel = 60;

const cleaned = (given: string | undefined): string =>
  (given ?? '').slice(0, longestLabel).trim().toLowerCase().replaceAll(/["']/g, '');

/** Whether a label names a charset for letters beyond ASCII, even one that is not known here. */
export function isNamed(given: string | undefined): boolean {
  const whole = withoutSeparators(cleaned(given));
  return whole !== '' && !silent.has(whole);
}

/** Charsets that encode every letter with ASCII bytes (RFC 2152, 1843, 1557, 1922), without separators. */
const inAscii = /^(?:unicode\d\d)?(?:utf7|hz|iso2022)/;

/** Whether a label names a charset in which ASCII bytes may stand for other letters. */
export const isInAscii = (given: string | undefined): boolean =>
  inAscii.test(withoutSeparators(cleaned(given)));

/**
 * The charset that a label in an e-mail means, including spellings that no standard lists: `Windows1251`, `cp-1252`,
 * `'ISO8859_2'`. Undefined where it means none, so that the charset has to be guessed from the bytes.
 */
export function charsetOf(given: string | undefined): Charset | undefined {
  if (!isNamed(given)) return undefined;
  const label = cleaned(given);
  const whole = withoutSeparators(label);
  const plain = withoutSeparators(label.replace(/^(?:x-ms-|x-|cs)/, ''));
  const page = ofCodePage.exec(plain)?.[1];
  const part = ofLatin.exec(plain)?.[1];
  return (
    standardCharset(label) ??
    aliases[plain] ??
    spellings.get(whole) ??
    spellings.get(plain) ??
    (page ? standardCharset(charsetOfCodePage(Number(page)) ?? '') : undefined) ??
    (part ? standardCharset(`iso-8859-${part}`) : undefined) ??
    standardCharset(plain)
  );
}
