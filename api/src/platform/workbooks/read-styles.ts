import { walkXml } from './walk-xml.ts';

/** Formats of days that every workbook has without saying so (ECMA-376, 18.8.30). */
const dayFormats = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** Longer formats are looked at no further. */
const longestFormat = 255;

/**
 * Whether a number format shows a day: it contains y, d, or a month next to one of them, outside of quotes and
 * brackets.
 */
function showsDay(code: string): boolean {
  let isQuoted = false;
  let isBracketed = false;
  for (let at = 0; at < code.length && at < longestFormat; at += 1) {
    const sign = code.charAt(at).toLowerCase();
    if (sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '[') isBracketed = true;
    else if (sign === ']') isBracketed = false;
    else if (!isBracketed && (sign === 'y' || sign === 'd')) return true;
  }
  return false;
}

/** Of each style of a cell whether it shows its number as a day. */
export async function readStyles(bytes: AsyncIterable<Buffer> | undefined): Promise<readonly boolean[]> {
  if (!bytes) return [];
  const formats = new Map<string, string>();
  const used: string[] = [];
  let isInCells = false;
  await walkXml(bytes, {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) used.push(attributes['numFmtId'] ?? '0');
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return used.map((id) => {
    const own = formats.get(id);
    return own === undefined ? dayFormats.has(Number(id)) : showsDay(own);
  });
}
