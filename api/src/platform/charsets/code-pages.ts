/** Code pages of Windows whose charset does not contain their number, or only a part of it. */
const named: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  1201: 'utf-16be',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20127: 'us-ascii',
  20866: 'koi8-r',
  20932: 'euc-jp',
  20936: 'gbk',
  21866: 'koi8-u',
  28598: 'iso-8859-8',
  38598: 'iso-8859-8-i',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  50222: 'iso-2022-jp',
  51932: 'euc-jp',
  51936: 'gbk',
  51949: 'euc-kr',
  54936: 'gb18030',
  65001: 'utf-8',
};

/** Parts of ISO 8859 that are a code page: 28591 is part 1. */
const latinPages = 28_590;
const latinParts = new Set([1, 2, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15, 16]);

/** The charset of a Windows code page; undefined for pages that the Encoding Standard does not have. */
export function charsetOfCodePage(page: number): string | undefined {
  if (page >= 1250 && page <= 1258) return `windows-${page}`;
  const part = page - latinPages;
  return named[page] ?? (latinParts.has(part) ? `iso-8859-${part}` : undefined);
}
